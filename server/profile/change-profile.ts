import type { ChangeProfileRequest, Profile } from '#schemas/api-types';
import {
  type CodeRequest,
  issueAccountCode,
  makeAccountCode,
  type RequestedCode,
  findUser,
  type UserRow,
  type AccountChanges,
  type AccountCaller,
  endPendingChanges,
  confirmOwner,
  type Account,
  updateUser,
} from '../accounts/index.ts';
import type { BookingContext } from '../bookings/index.ts';
import type { Trx } from '../platform/db/database.ts';
import { checkedFields } from '../platform/http/check-fields.ts';
import { ownerOf } from './show-profile.ts';
import { profileOf } from './map-profile.ts';

const FIELDS = ['email', 'phone', 'firstName', 'lastName'] as const;

/**
 * Changes what is sent. A new phone number or address needs the current password; a new address is mailed a code and
 * takes effect when that comes back. One that belongs to another account is told so by mail, and nobody else is.
 */
export async function changeProfile(
  context: BookingContext,
  { caller, account }: { caller: AccountCaller; account: Account },
  request: ChangeProfileRequest,
): Promise<Profile> {
  const { email, ...changes } = changesOf(account, request);
  const isSensitive = email !== undefined || changes.phone !== undefined;
  const confirmed = isSensitive ? await confirmOwner(context, account, request.currentPassword) : undefined;
  const wish = { purpose: 'VERIFY_EMAIL', email: email ?? account.email } as const;
  const wanted = email === undefined ? undefined : await makeAccountCode(context, caller, wish);
  return context.db.transaction().execute(async (trx) => {
    await confirmed?.stillHolds(trx);
    const user = await ownerOf(trx, account.id);
    if (Object.keys(changes).length > 0)
      await updateUser(trx, user.id, { ...changes, updatedAt: context.clock.now().toISOString() });
    if (wanted !== undefined) await askForProof(context, trx, { user, wish, wanted });
    return profileOf(context, trx, await ownerOf(trx, user.id));
  });
}

/** What is really new, tidied; an address in lower case. The schema of the request holds what a gender may be. */
function changesOf(account: Account, request: ChangeProfileRequest): Omit<AccountChanges, 'picture'> {
  const sent = FIELDS.filter((field) => request[field] !== undefined);
  const values: Partial<Record<(typeof FIELDS)[number], string>> = checkedFields(sent, request);
  const { email: typed, phone, ...changes } = values;
  const email = typed?.toLowerCase();
  return {
    ...changes,
    ...(request.gender === undefined ? {} : { gender: request.gender }),
    ...(phone === undefined || phone === account.phone ? {} : { phone }),
    ...(email === undefined || email === account.email ? {} : { email }),
  };
}

async function askForProof(
  context: BookingContext,
  trx: Trx,
  {
    user,
    wish,
    wanted,
  }: { user: UserRow; wish: Pick<CodeRequest, 'email' | 'purpose'>; wanted: RequestedCode },
): Promise<void> {
  await endPendingChanges(trx, user.id, context.clock.now().toISOString());
  const owner = await findUser(trx, { email: wish.email });
  const mail = owner === undefined ? 'changeEmail' : 'known';
  await issueAccountCode(context, trx, {
    wish: { ...wish, registrationId: null, userId: user.id, mail },
    wanted,
  });
}
