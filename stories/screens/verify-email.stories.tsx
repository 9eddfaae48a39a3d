import preview from '../../.storybook/preview.tsx';
import { ENDPOINTS } from '#schemas/api';
import type { Guest } from './guest.ts';
import { dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { EMAIL, LINK_TOKEN } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const sent = ENDPOINTS.register.examples.response;
/** The state from the page before. */
const waiting = { email: EMAIL, verification: sent };
const mayAskAgain = { email: EMAIL, verification: { ...sent, resendAt: '2026-11-21T10:00:10.000Z' } };

const meta = preview.meta({
  id: 'screens-verify-e-mail',
  title: 'Screens/Account/Confirm e-mail',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/verify-email', state: waiting },
});
const VERIFY = 'verifyEmail';
const RESEND = 'resendCode';

const opened = { address: `/verify-email#${LINK_TOKEN}`, state: null };

const type = ({ fill }: Guest) => fill('fields.otp', '000000');
const askAgain = ({ press }: Guest) => press('code.resend');

export const Ready = meta.story({ args: { shows: 'verify.lead' } });
export const DeviceFast = meta.story({ args: { deviceAheadMinutes: 20, shows: 'code.resendIn' } });
export const NoAddressToConfirm = meta.story({ args: { state: null, shows: 'verify.nothing' } });
export const LinkInPlaceOfCode = meta.story({
  args: {
    state: { email: EMAIL, verification: { ...sent, sentAs: 'LINK' } },
    shows: 'codeLink.heading',
  },
});
export const LinkOpening = meta.story({
  args: { ...opened, answers: [wait(VERIFY)], shows: 'codeLink.opening' },
});
export const LinkExpired = meta.story({
  args: { ...opened, answers: [refuse(VERIFY, 'OTP_EXPIRED')], shows: 'codeLink.expired' },
});
export const LinkWithoutNetwork = meta.story({
  args: { ...opened, answers: [dropConnection(VERIFY)], shows: 'failures.retry' },
});
export const NothingTyped = meta.story({
  args: { interact: ({ press }) => press('verify.submit'), shows: 'validation.required' },
});
export const Checking = meta.story({
  args: { answers: [wait(VERIFY)], interact: type, shows: 'verify.sending' },
});
export const WrongCode = meta.story({
  args: { answers: [refuse(VERIFY, 'OTP_INVALID')], interact: type, says: REFUSAL_TEXTS.OTP_INVALID },
});
export const CodeExpired = meta.story({
  args: { answers: [refuse(VERIFY, 'OTP_EXPIRED')], interact: type, says: REFUSAL_TEXTS.OTP_EXPIRED },
});
export const TriesUsedUp = meta.story({
  args: { answers: [refuse(VERIFY, 'OTP_EXHAUSTED')], interact: type, says: REFUSAL_TEXTS.OTP_EXHAUSTED },
});
export const NetworkLost = meta.story({
  args: { answers: [dropConnection(VERIFY)], interact: type, shows: 'failures.network' },
});
export const NewCodeSent = meta.story({
  args: { state: mayAskAgain, interact: askAgain, shows: 'code.resent' },
});
export const NewCodeTooSoon = meta.story({
  args: {
    state: mayAskAgain,
    answers: [refuse(RESEND, 'OTP_TOO_SOON')],
    interact: askAgain,
    says: REFUSAL_TEXTS.OTP_TOO_SOON,
  },
});
export const NothingToVerify = meta.story({
  args: {
    state: mayAskAgain,
    answers: [refuse(RESEND, 'NOTHING_TO_VERIFY')],
    interact: askAgain,
    says: REFUSAL_TEXTS.NOTHING_TO_VERIFY,
  },
});
