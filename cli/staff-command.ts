import {
  type Invited,
  type ListedMember,
  ROLE_WORDS,
  type Role,
  withStaffEntry,
  withStaffOperations,
} from '#server/staff-operations';
import { type Arguments, UsageError } from './command.ts';
import { runAccept } from './staff/accept-invitation.ts';
import { table } from './staff/print-staff.ts';
import { memberNamed, runAsStaff, runOnShell, type StaffTask } from './staff/run-as-staff.ts';
import { print } from './terminal/print.ts';
import { oneLine } from './terminal/printable.ts';

const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  invite: ['name', 'role', 'by'],
  accept: [],
  list: ['by'],
  role: ['by'],
  disable: ['by'],
  enable: ['by'],
  reset: ['by'],
};

const STATES: Readonly<Record<ListedMember['state'], string>> = {
  ACTIVE: 'active',
  DISABLED: 'disabled',
  INVITED: 'invited',
  RESET: 'reset',
};

export async function runStaff(args: Arguments): Promise<number> {
  const [name = '', ...words] = args.positionals;
  if (!Object.hasOwn(OPTIONS, name)) throw unknownSubcommand(name);
  const stray = args.given.find((option) => OPTIONS[name]?.includes(option) !== true);
  if (stray !== undefined) throw new UsageError(`--${stray} is not an option of ${name}.`);
  if (name === 'invite') return invite(args, words);
  if (name === 'accept') return runAccept(atMostOne(words));
  return runAsStaff(args, prepare(name, words));
}

/** An owner invites others. The first one is invited by whoever has the shell of the server. */
async function invite(args: Arguments, words: readonly string[]): Promise<number> {
  const [name, role] = [args.text('name'), args.text('role')];
  if (name === undefined || role === undefined)
    throw new UsageError('State name and role, as in: --name "Asha Rao" --role reception');
  const wanted = { email: oneEmail('invite', words), name, role: roleNamed(role) };
  return runOnShell(async (config) => {
    const by = memberNamed(args, config);
    const first = await withStaffEntry(config, async (entry) =>
      (await entry.hasOwner()) ? undefined : entry.inviteFirstOwner(wanted),
    );
    print(
      invitedText(first ?? (await withStaffOperations(config, by, (staff) => staff.inviteMember(wanted)))),
    );
  });
}

function prepare(name: string, words: readonly string[]): StaffTask {
  if (name === 'list') {
    if (words.length > 0) throw new UsageError(`list takes no address; not "${words.join(' ')}".`);
    return async (staff) => membersText(await staff.members());
  }
  if (name === 'role') {
    const [email, role, ...others] = words;
    if (email === undefined || role === undefined || others.length > 0)
      throw new UsageError('Name a member and a role, as in: verandah staff role asha@hotel.example manager');
    const wanted = { email, role: roleNamed(role) };
    return async (staff) => {
      await staff.changeRole(wanted);
      return `${email} is ${role} now.`;
    };
  }
  const email = oneEmail(name, words);
  return async (staff) => {
    if (name === 'reset') return resetText(await staff.resetMember(email));
    if (name === 'enable') {
      await staff.enableMember(email);
      return `${email} is enabled, with the password and the phone of before. For new ones: verandah staff reset ${email}`;
    }
    await staff.disableMember(email);
    return `${email} is disabled: every session and invitation has ended.`;
  };
}

function oneEmail(name: string, words: readonly string[]): string {
  const [email, ...others] = words;
  if (email === undefined || others.length > 0)
    throw new UsageError(`Name one e-mail address, as in: verandah staff ${name} asha@hotel.example`);
  return email;
}

function atMostOne([token, ...others]: readonly string[]): string | undefined {
  if (others.length > 0) throw new UsageError('accept takes the token of one invitation, or asks for it.');
  return token;
}

function roleNamed(word: string): Role {
  // The keys of a record of every role.
  const roles = Object.keys(ROLE_WORDS) as Role[];
  const role = roles.find((each) => ROLE_WORDS[each] === word);
  if (role === undefined)
    throw new UsageError(`There is no role "${word}". There are: ${Object.values(ROLE_WORDS).join(', ')}.`);
  return role;
}

function unknownSubcommand(name: string): UsageError {
  const what = name === '' ? 'Name a subcommand' : `There is no "${name}" for staff. There are`;
  return new UsageError(`${what}: ${Object.keys(OPTIONS).join(', ')}.`);
}

function invitedText({ token, name, email, expiresAt }: Invited): string {
  return [
    token,
    `This is shown once, and works once until ${dayOf(expiresAt)}. ${oneLine(name)} types on this machine: verandah staff accept`,
    `To take it back: verandah staff disable ${email}`,
  ].join('\n');
}

function resetText(invited: Invited): string {
  return `${invitedText(invited)}\nThe password, the phone, the recovery codes and the sessions of before have ended.`;
}

function membersText(members: readonly ListedMember[]): string {
  const rows = members.map(({ email, name, role, state, signedInAt, recoveryCodes, invitedUntil }) => [
    email,
    name,
    ROLE_WORDS[role],
    STATES[state],
    signedInAt === undefined ? '' : dayOf(signedInAt),
    state === 'ACTIVE' || state === 'DISABLED' ? String(recoveryCodes) : '',
    invitedUntil === undefined ? '' : dayOf(invitedUntil),
  ]);
  const head = ['e-mail', 'name', 'role', 'state', 'signed in', 'recovery codes', 'invited until'];
  return table(head, rows);
}

function dayOf(instant: string): string {
  return instant.slice(0, 10);
}
