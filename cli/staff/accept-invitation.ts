import {
  type Accepted,
  type OpenedInvitation,
  ROLE_WORDS,
  type StaffEntry,
  StaffError,
  withStaffEntry,
  WrongCodeError,
} from '#server/staff-operations';
import { type Asker, createAsker } from '../terminal/ask.ts';
import { print, printError } from '../terminal/print.ts';
import { oneLine } from '../terminal/printable.ts';
import { runOnShell } from './run-as-staff.ts';

/** `verandah staff accept`: makes a member of whoever has the token of an invitation. @returns the exit code. */
export async function runAccept(token: string | undefined): Promise<number> {
  const asker = createAsker();
  try {
    return await runOnShell((config) => withStaffEntry(config, (entry) => accept(entry, asker, token)));
  } finally {
    asker.close();
  }
}

async function accept(entry: StaffEntry, asker: Asker, given: string | undefined): Promise<void> {
  const token = given ?? (await asker.secret('The token of your invitation:'));
  const invitation = await entry.openInvitation(token);
  printError(`${oneLine(invitation.name)}, ${ROLE_WORDS[invitation.role]}: choose a password.`);
  const passwords = await untilRight(asker, StaffError, async () => {
    const typed = {
      password: await asker.secret('Password, 8 letters or more, with a capital, a number and another sign:'),
      confirmPassword: await asker.secret('The same once more:'),
    };
    entry.checkPassword(typed);
    return typed;
  });
  print(secretText(invitation));
  const { secret } = invitation.secondFactor;
  const accepted = await untilRight(asker, WrongCodeError, async () => {
    const code = await asker.line('The six digits that the app shows now:');
    return entry.acceptInvitation({ token, ...passwords, secret, code });
  });
  print(acceptedText(accepted));
}

/** A person is asked again after such an error; a script ends. */
async function untilRight<Answer>(
  asker: Asker,
  Wrong: typeof StaffError,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one question after the other
      return await ask();
    } catch (error) {
      if (!(error instanceof Wrong) || !asker.isTerminal) throw error;
      printError(error.message);
    }
  }
}

function secretText({ secondFactor: { secret, uri } }: OpenedInvitation): string {
  return [
    'Add this key to an authenticator app on your phone (time-based, six digits):',
    `  ${secret.replaceAll(/.{4}(?=.)/g, '$& ')}`,
    'or open this address in it:',
    `  ${uri}`,
  ].join('\n');
}

function acceptedText({ member: { name, email, role }, recoveryCodes }: Accepted): string {
  return [
    `${oneLine(name)} is a member of the staff now: ${ROLE_WORDS[role]}.`,
    'Codes for the day when the phone is lost. Each works once. They are shown only now: write them down, and keep them away from the phone.',
    ...recoveryCodes.map((code) => `  ${code}`),
    `On this machine say who you are with --by ${email}, or once: export VERANDAH_STAFF=${email}`,
  ].join('\n');
}
