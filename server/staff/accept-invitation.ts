import { checkedForStaff } from '../platform/audit/checked-for-staff.ts';
import { recordAction } from '../platform/audit/record-action.ts';
import { StaffError } from '../platform/audit/staff-error.ts';
import type { Handle, Trx } from '../platform/db/database.ts';
import { hashOfToken } from '../platform/http/token-cookie.ts';
import type { StaffContext } from './context.ts';
import {
  deleteInvitation,
  findInvitation,
  findMember,
  insertMember,
  type InvitationRow,
  type MemberRow,
  replaceRecoveryCodes,
  toMember,
  updateMember,
} from './member-repository.ts';
import type { Member } from './roles.ts';
import {
  hashOfRecoveryCode,
  newRecoveryCodes,
  newSecondFactor,
  type SecondFactor,
  stepOf,
} from './second-factor.ts';

export interface OpenedInvitation extends Pick<Member, 'email' | 'name' | 'role'> {
  /** A new one each time. It is stored once a code of it was typed. */
  secondFactor: SecondFactor;
}

export interface Acceptance {
  token: string;
  password: string;
  confirmPassword: string;
  /** As the invitation was opened with. */
  secret: string;
  /** That an authenticator app shows for it. */
  code: string;
}

export interface Accepted {
  member: Member;
  /** Shown once: only their hashes are stored. */
  recoveryCodes: readonly string[];
}

/** The code of the second factor was not right: the next one may be. */
export class WrongCodeError extends StaffError {}

/** Shows an invitation to whoever has its token, with the secret for their authenticator app. */
export async function openInvitation(
  context: Pick<StaffContext, 'clock' | 'db' | 'random' | 'release'>,
  token: string,
): Promise<OpenedInvitation> {
  const { email, name, role } = await invitationOf(context, context.db, token);
  const issuer = context.release.peek()?.catalogue.hotel.businessName ?? 'Verandah';
  return { email, name, role, secondFactor: newSecondFactor(context.random, { issuer, email }) };
}

/** Checks a password before the second factor is asked for. @returns it as it will be compared. */
export function checkedPassword(typed: Pick<Acceptance, 'password' | 'confirmPassword'>): string {
  const fields = ['password', 'confirmPassword'] as const;
  return checkedForStaff(fields, typed, 'This password cannot be taken:').password;
}

/** Makes a member of whoever accepts, once. Somebody who was reset stays the same member. */
export async function acceptInvitation(
  context: StaffContext,
  { token, secret, code, ...passwords }: Acceptance,
): Promise<Accepted> {
  const password = checkedPassword(passwords);
  await invitationOf(context, context.db, token);
  const steps = stepOf(secret, code, context.clock.now());
  if (steps === undefined)
    throw new WrongCodeError(
      'The code is not the one of now. Is the clock of the phone right? Type the next one.',
    );
  const passwordHash = await context.passwords.hash(password);
  const recoveryCodes = newRecoveryCodes(context.random);
  return context.db.transaction().execute(async (trx) => {
    const invitation = await invitationOf(context, trx, token);
    await deleteInvitation(trx, invitation.email);
    const member = await storeMember(context, trx, {
      invitation,
      secrets: {
        password_hash: passwordHash,
        totp_sealed: context.keys.seal(secret),
        totp_step: steps.step,
      },
    });
    await replaceRecoveryCodes(trx, member.id, recoveryCodes.map(hashOfRecoveryCode));
    const { email, id: memberId, name } = member;
    const actor = { name, memberId };
    await recordAction(context, trx, { actor, action: 'ACCEPT_INVITATION', subject: email });
    return { member, recoveryCodes };
  });
}

async function invitationOf(
  { clock }: Pick<StaffContext, 'clock'>,
  db: Handle,
  token: string,
): Promise<InvitationRow> {
  const now = clock.now().toISOString();
  const invitation = await findInvitation(db, { tokenHash: hashOfToken(token.trim()), now });
  if (invitation !== undefined) return invitation;
  throw new StaffError(
    'This invitation is mistyped, expired, replaced by a newer one or used already. An owner makes a new one: verandah staff invite, or verandah staff reset for a member.',
  );
}

async function storeMember(
  { clock, newId }: Pick<StaffContext, 'clock' | 'newId'>,
  trx: Trx,
  {
    invitation: { email, name, role },
    secrets,
  }: {
    invitation: InvitationRow;
    secrets: Pick<MemberRow, 'password_hash' | 'totp_sealed' | 'totp_step'>;
  },
): Promise<Member> {
  const known = await findMember(trx, { email });
  if (known !== undefined) {
    await updateMember(trx, known.id, secrets);
    return toMember(known);
  }
  const member = { id: newId(), email, name, role };
  await insertMember(trx, { ...member, ...secrets, created_at: clock.now().toISOString() });
  return member;
}
