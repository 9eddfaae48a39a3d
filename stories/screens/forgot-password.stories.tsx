import preview from '../../.storybook/preview.tsx';
import type { Guest } from './guest.ts';
import { dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { EMAIL } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-forgot-password',
  title: 'Screens/Account/Forgot password',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/forgot-password' },
});
const FORGOT = 'forgotPassword';

async function ask({ fill, press }: Guest) {
  await fill('fields.email', EMAIL);
  await press('forgot.submit');
}

export const Ready = meta.story({ args: { shows: 'forgot.lead' } });
export const NothingFilledIn = meta.story({
  args: { interact: ({ press }) => press('forgot.submit'), shows: 'validation.required' },
});
export const Sending = meta.story({
  args: { answers: [wait(FORGOT)], interact: ask, shows: 'forgot.sending' },
});
export const CodeSent = meta.story({ args: { interact: ask, shows: 'reset.leadSent' } });
export const TooSoon = meta.story({
  args: { answers: [refuse(FORGOT, 'OTP_TOO_SOON')], interact: ask, says: REFUSAL_TEXTS.OTP_TOO_SOON },
});
export const NetworkLost = meta.story({
  args: { answers: [dropConnection(FORGOT)], interact: ask, shows: 'failures.network' },
});
