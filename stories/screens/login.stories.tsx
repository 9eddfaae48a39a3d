import preview from '../../.storybook/preview.tsx';
import type { Guest } from './guest.ts';
import { dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { EMAIL, PASSWORD } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-login',
  title: 'Screens/Account/Login',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/login' },
});
const LOGIN = 'login';

async function signIn({ fill, press }: Guest) {
  await fill('fields.email', EMAIL);
  await fill('fields.password', PASSWORD);
  await press('login.heading');
}

export const Ready = meta.story({ args: { shows: 'login.lead' } });
export const OnTheWayBack = meta.story({
  args: { address: '/login?next=%2Fprofile', shows: 'login.leadBack' },
});
export const NothingFilledIn = meta.story({
  args: { interact: ({ press }) => press('login.heading'), shows: 'forms.errors' },
});
export const Sending = meta.story({
  args: { answers: [wait(LOGIN)], interact: signIn, shows: 'login.sending' },
});
export const SignedIn = meta.story({ args: { interact: signIn, shows: 'profile.heading' } });
export const WrongCredentials = meta.story({
  args: {
    answers: [refuse(LOGIN, 'WRONG_CREDENTIALS')],
    interact: signIn,
    says: REFUSAL_TEXTS.WRONG_CREDENTIALS,
  },
});
export const EmailNotConfirmed = meta.story({
  args: { answers: [refuse(LOGIN, 'EMAIL_UNVERIFIED')], interact: signIn, shows: 'verify.heading' },
});
export const TooManyTries = meta.story({
  args: {
    answers: [refuse(LOGIN, 'TOO_MANY_REQUESTS')],
    interact: signIn,
    says: REFUSAL_TEXTS.TOO_MANY_REQUESTS,
  },
});
export const NetworkLost = meta.story({
  args: { answers: [dropConnection(LOGIN)], interact: signIn, shows: 'failures.network' },
});
export const ServerBroken = meta.story({
  args: { answers: [refuse(LOGIN, 'INTERNAL')], interact: signIn, says: REFUSAL_TEXTS.INTERNAL },
});
