import preview from '../../.storybook/preview.tsx';
import type { Guest } from './guest.ts';
import { dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { EMAIL, PASSWORD } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-register',
  title: 'Screens/Account/Register',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/register' },
});
const REGISTER = 'register';

async function enrol({ fill, press }: Guest) {
  await fill('fields.firstName', 'Meera');
  await fill('fields.lastName', 'Nair');
  await fill('fields.email', EMAIL);
  await fill('fields.phone', '+919812345678');
  await fill('fields.password', PASSWORD);
  await fill('fields.confirmPassword', PASSWORD);
  await press('register.submit');
}

export const Ready = meta.story({ args: { shows: 'register.note' } });
export const NothingFilledIn = meta.story({
  args: { interact: ({ press }) => press('register.submit'), shows: 'forms.errors' },
});
export const PasswordsDiffer = meta.story({
  args: {
    interact: async ({ fill, press }) => {
      await fill('fields.password', 'weak');
      await fill('fields.confirmPassword', 'other');
      await press('register.submit');
    },
    shows: 'validation.passwordMismatch',
  },
});
export const Sending = meta.story({
  args: { answers: [wait(REGISTER)], interact: enrol, shows: 'register.sending' },
});
export const CodeSent = meta.story({ args: { interact: enrol, shows: 'verify.lead' } });
export const TooSoon = meta.story({
  args: { answers: [refuse(REGISTER, 'OTP_TOO_SOON')], interact: enrol, says: REFUSAL_TEXTS.OTP_TOO_SOON },
});
export const NetworkLost = meta.story({
  args: { answers: [dropConnection(REGISTER)], interact: enrol, shows: 'failures.network' },
});
export const ServerBroken = meta.story({
  args: { answers: [refuse(REGISTER, 'INTERNAL')], interact: enrol, says: REFUSAL_TEXTS.INTERNAL },
});
