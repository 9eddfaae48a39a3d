import preview from '../../.storybook/preview.tsx';
import { ENDPOINTS } from '#schemas/api';
import type { Guest } from './guest.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { PASSWORD, profile, signedIn } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-profile',
  title: 'Screens/Account/Profile',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/profile' },
});
const SHOW = 'showProfile';
const CHANGE = 'changeProfile';
const PICTURE = 'setPicture';

async function rename({ fill, press }: Guest) {
  await fill('fields.firstName', 'Mira');
  await press('profile.save');
}

async function changeAddress({ fill, press }: Guest) {
  await fill('fields.email', 'meera@example.org');
  await press('profile.save');
  await fill('fields.currentPassword', PASSWORD);
  await press('profile.save');
}

async function changePassword({ fill, press }: Guest) {
  await fill('fields.currentPassword', 'Harbour-lights-9');
  await fill('fields.newPassword', PASSWORD);
  await fill('fields.confirmPassword', PASSWORD);
  await press('profile.password.submit');
}

async function takePicture({ attach, press }: Guest) {
  await attach('profile.picture.label', new File(['pixels'], 'meera.jpg', { type: 'image/jpeg' }));
  await press('profile.picture.save');
}

async function deleteAccount({ press, fill, see }: Guest) {
  await press('profile.delete.open');
  await see('profile.delete.text');
  await fill('fields.currentPassword', PASSWORD);
  await press('profile.delete.submit');
}

const { gender: _gender, picture: _picture, ...bareProfile } = profile;

export const Ready = meta.story({ args: { answers: [signedIn], shows: 'profile.since' } });
const withNews = {
  ...profile,
  news: {
    givenAt: '2026-11-21T06:30:00.000Z',
    text: 'Send me news and offers from The Kesar by e-mail. I can stop them at any time.',
  },
};
export const News = meta.story({
  args: { answers: [signedIn, answer(SHOW, withNews)], shows: 'news.stop' },
});
export const NewsStopped = meta.story({
  args: {
    answers: [signedIn, answer(SHOW, withNews)],
    interact: ({ press }) => press('news.stop'),
    shows: 'news.stopped',
  },
});
export const NewsNotStopped = meta.story({
  args: {
    answers: [signedIn, answer(SHOW, withNews), refuse('stopOwnNews', 'UNAVAILABLE')],
    interact: ({ press }) => press('news.stop'),
    says: REFUSAL_TEXTS.UNAVAILABLE,
  },
});
export const LoadingAccount = meta.story({
  args: { answers: [wait('showAuthSession')], shows: 'profile.loading' },
});
export const Loading = meta.story({ args: { answers: [signedIn, wait(SHOW)], shows: 'profile.loading' } });
export const NotSignedIn = meta.story({ args: { shows: 'login.leadBack' } });
export const SessionEnded = meta.story({
  args: { answers: [signedIn, refuse(SHOW, 'NOT_SIGNED_IN')], shows: 'login.leadBack' },
});
export const AccountLost = meta.story({
  args: { answers: [dropConnection('showAuthSession')], shows: 'account.failed' },
});
export const NetworkLost = meta.story({
  args: { answers: [signedIn, dropConnection(SHOW)], shows: 'account.failed' },
});
export const ServerBroken = meta.story({
  args: { answers: [signedIn, refuse(SHOW, 'INTERNAL')], shows: 'account.failed' },
});
export const WithoutOptionalContent = meta.story({
  args: { answers: [signedIn, answer(SHOW, bareProfile)], shows: 'profile.basic.chooseGender' },
});
export const LongContent = meta.story({
  args: {
    answers: [
      signedIn,
      answer(SHOW, {
        ...profile,
        firstName: 'Wolfeschlegelsteinhausenbergerdorff',
        email: 'wolfeschlegelsteinhausenbergerdorff.srinivasaraghavan@mail.example.com',
      }),
    ],
    shows: 'profile.since',
  },
});
export const NewAddressWaits = meta.story({
  args: {
    answers: [signedIn, answer(SHOW, ENDPOINTS.changeProfile.examples.response)],
    shows: 'profile.pending.text',
  },
});
export const Saving = meta.story({
  args: { answers: [signedIn, wait(CHANGE)], interact: rename, shows: 'profile.saving' },
});
export const Saved = meta.story({
  args: {
    answers: [signedIn, answer(CHANGE, { ...profile, firstName: 'Mira' })],
    interact: rename,
    shows: 'account.saved',
  },
});
export const SessionEndedWhileSaving = meta.story({
  args: { answers: [signedIn, refuse(CHANGE, 'NOT_SIGNED_IN')], interact: rename, shows: 'login.leadBack' },
});
export const WrongPasswordForNewAddress = meta.story({
  args: {
    answers: [signedIn, refuse(CHANGE, 'WRONG_PASSWORD')],
    interact: changeAddress,
    says: REFUSAL_TEXTS.WRONG_PASSWORD,
  },
});
export const NewAddressTooSoon = meta.story({
  args: {
    answers: [signedIn, refuse(CHANGE, 'OTP_TOO_SOON')],
    interact: changeAddress,
    says: REFUSAL_TEXTS.OTP_TOO_SOON,
  },
});
export const WrongPasswordForNewOne = meta.story({
  args: {
    answers: [signedIn, refuse('changePassword', 'WRONG_PASSWORD')],
    interact: changePassword,
    says: REFUSAL_TEXTS.WRONG_PASSWORD,
  },
});
export const PictureUnreadable = meta.story({
  args: {
    answers: [signedIn, refuse(PICTURE, 'PICTURE_UNREADABLE')],
    interact: takePicture,
    says: REFUSAL_TEXTS.PICTURE_UNREADABLE,
  },
});
export const PictureTooLarge = meta.story({
  args: {
    answers: [signedIn, refuse(PICTURE, 'PAYLOAD_TOO_LARGE')],
    interact: takePicture,
    says: REFUSAL_TEXTS.PAYLOAD_TOO_LARGE,
  },
});
export const PictureOfAnotherForm = meta.story({
  args: {
    answers: [signedIn, refuse(PICTURE, 'UNSUPPORTED_MEDIA_TYPE')],
    interact: takePicture,
    says: REFUSAL_TEXTS.UNSUPPORTED_MEDIA_TYPE,
  },
});
export const DeletesAccount = meta.story({
  args: {
    answers: [signedIn],
    interact: ({ press }) => press('profile.delete.open'),
    shows: 'profile.delete.text',
  },
});
export const WrongPasswordForDeleting = meta.story({
  args: {
    answers: [signedIn, refuse('removeProfile', 'WRONG_PASSWORD')],
    interact: deleteAccount,
    says: REFUSAL_TEXTS.WRONG_PASSWORD,
  },
});
export const Deleted = meta.story({
  args: { answers: [signedIn], interact: deleteAccount, shows: 'profile.deleted' },
});
