import { tidyName } from '#domain/typed-text';
import { checkedForStaff } from '../platform/audit/checked-for-staff.ts';
import { type Actor, recordAction } from '../platform/audit/record-action.ts';
import { StaffError } from '../platform/audit/staff-error.ts';
import type { Handle, Trx } from '../platform/db/database.ts';
import { hashOfToken } from '../platform/http/token-cookie.ts';
import { newToken } from '../platform/random.ts';
import type { StaffContext } from './context.ts';
import { memberEmail } from './member-email.ts';
import { activeOwners, findMember, type MemberRow, replaceInvitation } from './member-repository.ts';
import { type Role, ROLE_WORDS } from './roles.ts';

const INVITATION_LIFE_MS = 7 * 24 * 3_600_000;
const LONGEST_NAME = 100;
/** Says what it is, so that a scanner of leaked secrets finds it. */
const PREFIX = 'verandah-staff-';
/** Who invites the first owner is known by nobody but the machine. */
const SHELL: Actor = { name: 'the shell of the server' };

export interface WantedMember {
  email: string;
  name: string;
  role: Role;
}

export interface Invited extends WantedMember {
  /** Shown once, not stored. */
  token: string;
  expiresAt: string;
}

type InviteContext = Pick<StaffContext, 'clock' | 'db' | 'newId' | 'random'>;

/** Invites somebody who is no member yet. A new invitation ends an earlier one of the same address. */
export async function inviteMember(
  context: InviteContext,
  typed: WantedMember,
  actor: Actor,
): Promise<Invited> {
  const wanted = checkedMember(typed);
  return context.db.transaction().execute(async (trx) => {
    const member = await findMember(trx, { email: wanted.email });
    if (member !== undefined) throw new StaffError(alreadyMember(member));
    return issueInvitation(context, trx, { wanted, actor, action: 'INVITE_MEMBER' });
  });
}

/**
 * Invites an owner as long as nobody can: there is none yet, or the only one was reset and never accepted. Whoever can
 * call it has the database.
 */
export async function inviteFirstOwner(context: InviteContext, typed: WantedMember): Promise<Invited> {
  const wanted = checkedMember(typed);
  if (wanted.role !== 'OWNER')
    throw new StaffError('The first member of the staff is an owner: --role owner. The others come after.');
  return context.db.transaction().execute(async (trx) => {
    if (await hasOwner(trx)) throw new StaffError('There is an owner already, who invites others.');
    const member = await findMember(trx, { email: wanted.email });
    if (member !== undefined && (member.role !== 'OWNER' || member.disabled_at !== null))
      throw new StaffError(`${wanted.email} belongs to another member. Take another address.`);
    return issueInvitation(context, trx, { wanted, actor: SHELL, action: 'INVITE_MEMBER' });
  });
}

/** Whether there is an owner who can act. */
export async function hasOwner(db: Handle): Promise<boolean> {
  return (await activeOwners(db)).length > 0;
}

/** Makes the only invitation of this address, and records it. */
export async function issueInvitation(
  { clock, newId, random }: Pick<InviteContext, 'clock' | 'newId' | 'random'>,
  trx: Trx,
  { wanted, actor, action }: { wanted: WantedMember; actor: Actor; action: 'INVITE_MEMBER' | 'RESET_MEMBER' },
): Promise<Invited> {
  const now = clock.now();
  const token = `${PREFIX}${newToken(random)}`;
  const expiresAt = new Date(now.getTime() + INVITATION_LIFE_MS).toISOString();
  const { email, name, role } = wanted;
  await replaceInvitation(trx, {
    token_hash: hashOfToken(token),
    email,
    name,
    role,
    created_at: now.toISOString(),
    expires_at: expiresAt,
  });
  await recordAction({ clock, newId }, trx, { actor, action, subject: email, details: { role } });
  return { email, name, role, token, expiresAt };
}

function checkedMember({ email: typed, name: typedName, role }: WantedMember): WantedMember {
  const { email } = checkedForStaff(['email'], { email: typed }, 'This is no e-mail address of a member:');
  const name = tidyName(typedName);
  if (name === '' || name.length > LONGEST_NAME || /\p{Cc}/u.test(name))
    throw new StaffError(`A name has 1 to ${LONGEST_NAME} letters: --name "Asha Rao".`);
  return { email: memberEmail(email), name, role };
}

function alreadyMember({ email, role, disabled_at }: MemberRow): string {
  if (disabled_at !== null)
    return `${email} is a disabled member. To let them in again: verandah staff enable ${email}`;
  return `${email} is a member already, as ${ROLE_WORDS[role]}. For a lost phone or password: verandah staff reset ${email}`;
}
