import preview from '../../.storybook/preview.tsx';
import { ENDPOINTS } from '#schemas/api';
import type { Guest } from './guest.ts';
import { dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { EMAIL, LINK_TOKEN, PASSWORD } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-reset-password',
  title: 'Screens/Account/Reset password',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/reset-password' },
});
const RESET = 'resetPassword';

async function change({ fill, press }: Guest) {
  await fill('fields.otp', '000000');
  await fill('fields.email', EMAIL);
  await fill('fields.newPassword', PASSWORD);
  await fill('fields.confirmPassword', PASSWORD);
  await press('reset.submit');
}

export const Ready = meta.story({ args: { shows: 'reset.lead' } });
export const LinkInPlaceOfCode = meta.story({
  args: {
    state: { email: EMAIL, verification: { ...ENDPOINTS.forgotPassword.examples.response, sentAs: 'LINK' } },
    shows: 'codeLink.heading',
  },
});
export const LinkOpened = meta.story({
  args: { address: `/reset-password#${LINK_TOKEN}`, shows: 'codeLink.reset' },
});
export const NothingFilledIn = meta.story({
  args: { interact: ({ press }) => press('reset.submit'), shows: 'forms.errors' },
});
export const Saving = meta.story({
  args: { answers: [wait(RESET)], interact: change, shows: 'reset.sending' },
});
export const Changed = meta.story({ args: { interact: change, shows: 'account.saved' } });
export const WrongCode = meta.story({
  args: { answers: [refuse(RESET, 'OTP_INVALID')], interact: change, says: REFUSAL_TEXTS.OTP_INVALID },
});
export const CodeExpired = meta.story({
  args: { answers: [refuse(RESET, 'OTP_EXPIRED')], interact: change, says: REFUSAL_TEXTS.OTP_EXPIRED },
});
export const TriesUsedUp = meta.story({
  args: { answers: [refuse(RESET, 'OTP_EXHAUSTED')], interact: change, says: REFUSAL_TEXTS.OTP_EXHAUSTED },
});
export const NetworkLost = meta.story({
  args: { answers: [dropConnection(RESET)], interact: change, shows: 'failures.network' },
});
