import type { Context } from '../context.ts';
import { acceptInvitation, openInvitation } from '../staff/accept-invitation.ts';
import { inviteFirstOwner, type WantedMember } from '../staff/invite.ts';
import { findMember, insertMember } from '../staff/member-repository.ts';
import type { Member, Role } from '../staff/roles.ts';
import { PASSWORD } from './account.ts';
import { codeAt } from './authenticator.ts';

export const OWNER: WantedMember = { email: 'asha@example.com', name: 'Asha', role: 'OWNER' };

/** An owner who needs no row: what operations are tested with. */
export const ASHA = asMember('Asha');

export function asMember(name: string, role: Role = 'OWNER'): { member: Member } {
  const id = name.toLowerCase();
  return { member: { id, email: `${id}@example.com`, name, role } };
}

/** Stores an owner without an invitation, once: for tests of the command line. */
export async function addOwner({ clock, db }: Pick<Context, 'clock' | 'db'>): Promise<void> {
  const { id, ...owner } = ASHA.member;
  await db.transaction().execute(async (trx) => {
    if ((await findMember(trx, { id })) !== undefined) return;
    const secrets = { password_hash: 'none', totp_sealed: 'none', totp_step: 0 };
    await insertMember(trx, { id, ...owner, ...secrets, created_at: clock.now().toISOString() });
  });
}

/** A member with all that they know. */
export interface KnownMember {
  member: Member;
  password: string;
  secret: string;
  recoveryCodes: readonly string[];
}

/** Accepts an invitation as its person does. */
export async function accept(context: Context, token: string): Promise<KnownMember> {
  const { secret } = (await openInvitation(context, token)).secondFactor;
  const password = PASSWORD;
  const accepted = await acceptInvitation(context, {
    token,
    password,
    confirmPassword: password,
    secret,
    code: codeAt(secret, context.clock.now()),
  });
  return { ...accepted, password, secret };
}

export async function firstOwner(context: Context): Promise<KnownMember> {
  return accept(context, (await inviteFirstOwner(context, OWNER)).token);
}
