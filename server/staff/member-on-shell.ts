import { StaffError } from '../platform/audit/staff-error.ts';
import type { StaffContext } from './context.ts';
import { hasOwner } from './invite.ts';
import { memberEmail } from './member-email.ts';
import { findMember, isActive, toMember } from './member-repository.ts';
import type { Member } from './roles.ts';

/** Nobody was named, on a hotel that has members. */
export class UnnamedError extends StaffError {}

/**
 * Who uses the shell of the server. No password is asked: whoever has the shell has the database. The name is needed
 * for the role and for the audit. @param typed an e-mail address; undefined when nobody was named.
 */
export async function memberOnShell(
  { db }: Pick<StaffContext, 'db'>,
  typed: string | undefined,
): Promise<Member> {
  if (!(await hasOwner(db)))
    throw new StaffError(
      'There is no owner of this hotel yet. On this machine: verandah staff invite <your e-mail> --name "<your name>" --role owner, then: verandah staff accept. Whoever is invited already needs the second only.',
    );
  if (typed === undefined)
    throw new UnnamedError(
      'Say who you are: --by <your e-mail>, or VERANDAH_STAFF=<your e-mail> in the environment.',
    );
  const email = memberEmail(typed);
  const member = await findMember(db, { email });
  if (member === undefined)
    throw new StaffError(
      `There is no member ${email} of the staff. An owner sees them all: verandah staff list`,
    );
  if (!isActive(member))
    throw new StaffError(
      member.disabled_at === null
        ? `${email} was reset, and has to accept the new invitation first: verandah staff accept`
        : `${email} is disabled. An owner may change that: verandah staff enable ${email}`,
    );
  return toMember(member);
}
