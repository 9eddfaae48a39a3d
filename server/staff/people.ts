import { type Actor, recordAction, type StaffAction } from '../platform/audit/record-action.ts';
import { StaffError } from '../platform/audit/staff-error.ts';
import type { Trx } from '../platform/db/database.ts';
import type { StaffContext } from './context.ts';
import { type Invited, issueInvitation } from './invite.ts';
import { memberEmail } from './member-email.ts';
import {
  activeOwners,
  allMembers,
  deleteInvitation,
  deleteSessionsOf,
  findMember,
  type MemberRow,
  openInvitations,
  recoveryCodesLeft,
  replaceRecoveryCodes,
  updateMember,
} from './member-repository.ts';
import { type Member, type Role, ROLE_WORDS } from './roles.ts';

export interface ListedMember extends Pick<Member, 'email' | 'name' | 'role'> {
  /** INVITED: has never accepted. RESET: has to accept again. */
  state: 'ACTIVE' | 'DISABLED' | 'INVITED' | 'RESET';
  signedInAt: string | undefined;
  /** Unused ones. */
  recoveryCodes: number;
  /** When the open invitation ends. */
  invitedUntil: string | undefined;
}

type PeopleContext = Pick<StaffContext, 'clock' | 'db' | 'newId'>;

/** Lists all members and all who are invited, by address. */
export async function listMembers({
  clock,
  db,
}: Pick<StaffContext, 'clock' | 'db'>): Promise<ListedMember[]> {
  const [members, invitations, codes] = await Promise.all([
    allMembers(db),
    openInvitations(db, clock.now().toISOString()),
    recoveryCodesLeft(db),
  ]);
  const ends = new Map(invitations.map(({ email, expires_at }) => [email, expires_at]));
  const known = new Set(members.map(({ email }) => email));
  const listed = members.map((row): ListedMember => ({
    email: row.email,
    name: row.name,
    role: row.role,
    state: stateOf(row),
    signedInAt: row.signed_in_at ?? undefined,
    recoveryCodes: codes.get(row.id) ?? 0,
    invitedUntil: ends.get(row.email),
  }));
  const invited = invitations
    .filter(({ email }) => !known.has(email))
    .map(({ email, name, role, expires_at }): ListedMember => ({
      email,
      name,
      role,
      state: 'INVITED',
      signedInAt: undefined,
      recoveryCodes: 0,
      invitedUntil: expires_at,
    }));
  return [...listed, ...invited].toSorted((one, other) => (one.email < other.email ? -1 : 1));
}

/** Shuts a member out at once, and takes back an invitation that was not accepted. */
export async function disableMember(context: PeopleContext, typed: string, actor: Actor): Promise<void> {
  const email = memberEmail(typed);
  await context.db.transaction().execute(async (trx) => {
    const isInvited = await deleteInvitation(trx, email);
    const member = await findMember(trx, { email });
    if (member === undefined && !isInvited) throw new StaffError(noMember(email));
    if (member !== undefined) {
      if (member.disabled_at !== null) throw new StaffError(`${email} is disabled already.`);
      await refuseLastOwner(trx, member);
      await updateMember(trx, member.id, { disabled_at: context.clock.now().toISOString() });
      await deleteSessionsOf(trx, member.id);
    }
    await recordAction(context, trx, { actor, action: 'DISABLE_MEMBER', subject: email });
  });
}

/** Lets a disabled member in again, with the password and the phone of before. */
export async function enableMember(context: PeopleContext, typed: string, actor: Actor): Promise<void> {
  await change(
    context,
    { typed, actor, action: 'ENABLE_MEMBER' },
    async (trx, { disabled_at, email, id }) => {
      if (disabled_at === null) throw new StaffError(`${email} is not disabled.`);
      await updateMember(trx, id, { disabled_at: null });
      return {};
    },
  );
}

export async function changeRole(
  context: PeopleContext,
  { email: typed, role }: { email: string; role: Role },
  actor: Actor,
): Promise<void> {
  await change(context, { typed, actor, action: 'CHANGE_ROLE' }, async (trx, member) => {
    if (member.role === role) throw new StaffError(`${member.email} is ${ROLE_WORDS[role]} already.`);
    await refuseLastOwner(trx, member);
    await updateMember(trx, member.id, { role });
    return { from: member.role, to: role };
  });
}

/**
 * For a lost phone or password: ends both, every session and every recovery code, and invites the member anew. Also
 * for the last owner, who has no other help.
 */
export async function resetMember(
  context: PeopleContext & Pick<StaffContext, 'random'>,
  typed: string,
  actor: Actor,
): Promise<Invited> {
  return context.db.transaction().execute(async (trx) => {
    const member = await memberNamed(trx, typed);
    const { email, id } = member;
    if (member.disabled_at !== null)
      throw new StaffError(`${email} is disabled. First: verandah staff enable ${email}`);
    await updateMember(trx, id, { password_hash: null, totp_sealed: null, totp_step: 0 });
    await deleteSessionsOf(trx, id);
    await replaceRecoveryCodes(trx, id, []);
    return issueInvitation(context, trx, { wanted: member, actor, action: 'RESET_MEMBER' });
  });
}

async function change(
  context: PeopleContext,
  { typed, actor, action }: { typed: string; actor: Actor; action: StaffAction['action'] },
  make: (trx: Trx, member: MemberRow) => Promise<object>,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const member = await memberNamed(trx, typed);
    const details = await make(trx, member);
    await recordAction(context, trx, { actor, action, subject: member.email, details });
  });
}

async function memberNamed(trx: Trx, typed: string): Promise<MemberRow> {
  const email = memberEmail(typed);
  const member = await findMember(trx, { email });
  if (member === undefined) throw new StaffError(noMember(email));
  return member;
}

function noMember(email: string): string {
  return `There is no member ${email}. The list: verandah staff list`;
}

/** Without an owner nobody could invite another one. */
async function refuseLastOwner(trx: Trx, { id, email }: MemberRow): Promise<void> {
  const owners = await activeOwners(trx);
  if (owners.length === 1 && owners[0] === id)
    throw new StaffError(
      `${email} is the last owner, and somebody has to be. First make another one: verandah staff invite, or verandah staff role <e-mail> owner`,
    );
}

function stateOf({ disabled_at, password_hash }: MemberRow): ListedMember['state'] {
  if (disabled_at !== null) return 'DISABLED';
  return password_hash === null ? 'RESET' : 'ACTIVE';
}
