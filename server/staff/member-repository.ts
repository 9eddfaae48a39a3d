import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Handle, Trx } from '../platform/db/database.ts';
import type {
  StaffInvitationsTable,
  StaffMembersTable,
  StaffSessionsTable,
} from '../platform/db/member-tables.ts';
import type { Member } from './roles.ts';

export type MemberRow = Selectable<StaffMembersTable>;
export type InvitationRow = Selectable<StaffInvitationsTable>;

/** A member who can act: one that is neither disabled nor waits for a new invitation to be accepted. */
export function isActive({
  disabled_at,
  password_hash,
}: Pick<MemberRow, 'disabled_at' | 'password_hash'>): boolean {
  return disabled_at === null && password_hash !== null;
}

export function toMember({ id, email, name, role }: MemberRow): Member {
  return { id, email, name, role };
}

/** `email` is in lower case. */
export async function findMember(
  db: Handle,
  by: { email: string } | { id: string },
): Promise<MemberRow | undefined> {
  const query = db.selectFrom('staff_members').selectAll();
  return 'email' in by
    ? query.where('email', '=', by.email).executeTakeFirst()
    : query.where('id', '=', by.id).executeTakeFirst();
}

export async function allMembers(db: Handle): Promise<MemberRow[]> {
  return db.selectFrom('staff_members').selectAll().orderBy('email').execute();
}

/** The ids of the owners who can act. */
export async function activeOwners(db: Handle): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_members')
    .select('id')
    .where('role', '=', 'OWNER')
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertMember(trx: Trx, member: Insertable<StaffMembersTable>): Promise<void> {
  await trx.insertInto('staff_members').values(member).execute();
}

export async function updateMember(
  trx: Trx,
  id: string,
  changes: Updateable<StaffMembersTable>,
): Promise<void> {
  await trx.updateTable('staff_members').set(changes).where('id', '=', id).execute();
}

/** Stores the only invitation of its address: an earlier one is of no use from then on. */
export async function replaceInvitation(trx: Trx, invitation: InvitationRow): Promise<void> {
  await deleteInvitation(trx, invitation.email);
  await trx.insertInto('staff_invitations').values(invitation).execute();
}

export async function findInvitation(
  db: Handle,
  { tokenHash, now }: { tokenHash: string; now: string },
): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Those that can still be accepted. */
export async function openInvitations(db: Handle, now: string): Promise<InvitationRow[]> {
  return db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('expires_at', '>', now)
    .orderBy('email')
    .execute();
}

/** Returns whether there was one. */
export async function deleteInvitation(trx: Trx, email: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_invitations')
    .where('email', '=', email)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all codes of before. */
export async function replaceRecoveryCodes(
  trx: Trx,
  memberId: string,
  hashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('staff_recovery_codes').where('member_id', '=', memberId).execute();
  if (hashes.length === 0) return;
  await trx
    .insertInto('staff_recovery_codes')
    .values(hashes.map((code_hash) => ({ member_id: memberId, code_hash })))
    .execute();
}

export interface RecoveryCodeOf {
  memberId: string;
  codeHash: string;
}

export async function hasRecoveryCode(db: Handle, { memberId, codeHash }: RecoveryCodeOf): Promise<boolean> {
  const row = await db
    .selectFrom('staff_recovery_codes')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Consumes a code. Returns false for one that was used meanwhile. */
export async function consumeRecoveryCode(
  trx: Trx,
  { memberId, codeHash }: RecoveryCodeOf,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many unused recovery codes each member has. */
export async function recoveryCodesLeft(db: Handle): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('staff_recovery_codes')
    .select((row) => ['member_id', row.fn.countAll<number | string>().as('codes')])
    .where('used_at', 'is', null)
    .groupBy('member_id')
    .execute();
  return new Map(rows.map(({ member_id, codes }) => [member_id, Number(codes)]));
}

/**
 * Accepts the code of a half minute, once. @param latest no code of a later half minute can have been right: a stored
 * one is from a clock that was ahead, and keeps nobody waiting.
 */
export async function consumeTotpStep(
  trx: Trx,
  memberId: string,
  { step, latest }: { step: number; latest: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_members')
    .set({ totp_step: step })
    .where('id', '=', memberId)
    .where((row) => row.or([row('totp_step', '<', step), row('totp_step', '>', latest)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Unless it has changed meanwhile. */
export async function resealSecondFactor(
  db: Handle,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('staff_members')
    .set({ totp_sealed: to })
    .where('id', '=', id)
    .where('totp_sealed', '=', from)
    .execute();
}

export async function insertSession(trx: Trx, session: Insertable<StaffSessionsTable>): Promise<void> {
  await trx.insertInto('staff_sessions').values(session).execute();
}

/** The session of a token with its member, unless it ended by `now` or was last used before `usedAfter`. */
export async function findSession(
  db: Handle,
  { tokenHash, now, usedAfter }: { tokenHash: string; now: string; usedAfter: string },
): Promise<(MemberRow & { used_at: string }) | undefined> {
  return db
    .selectFrom('staff_sessions')
    .innerJoin('staff_members', 'staff_members.id', 'staff_sessions.member_id')
    .selectAll('staff_members')
    .select('staff_sessions.used_at')
    .where('staff_sessions.token_hash', '=', tokenHash)
    .where('staff_sessions.expires_at', '>', now)
    .where('staff_sessions.used_at', '>', usedAfter)
    .executeTakeFirst();
}

export async function updateSession(db: Handle, tokenHash: string, usedAt: string): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ used_at: usedAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(trx: Handle, tokenHash: string): Promise<void> {
  await trx.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSessionsOf(trx: Trx, memberId: string): Promise<void> {
  await trx.deleteFrom('staff_sessions').where('member_id', '=', memberId).execute();
}
