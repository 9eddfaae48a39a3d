import type { StaffContext } from './context.ts';
import { allMembers, resealSecondFactor } from './member-repository.ts';

/** Encrypts the secrets of second factors with the new secret. They are kept longer than the old one is accepted. */
export async function rotateStaffKeys(context: Pick<StaffContext, 'config' | 'db' | 'keys'>): Promise<void> {
  if (context.config.secretFallback === undefined) return;
  for (const { id, totp_sealed: sealed } of await allMembers(context.db)) {
    const secret = sealed === null ? undefined : openedOrUndefined(context, sealed);
    if (sealed === null || secret === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- a hotel has few members
    await resealSecondFactor(context.db, id, { from: sealed, to: context.keys.seal(secret) });
  }
}

/** Undefined for a secret of before both: its member is reset, and the others are no reason to stop the server. */
function openedOrUndefined({ keys }: Pick<StaffContext, 'keys'>, sealed: string): string | undefined {
  try {
    return keys.open(sealed);
  } catch {
    return undefined;
  }
}
