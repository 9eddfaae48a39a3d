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
 * Changes the fields that were sent. A new phone number or address needs the current password. A new address
 * is mailed a code and takes effect when the code is entered; if it belongs to another account, only its
 * owner learns so, by mail.
 */
export async function changeProfile(
  context: BookingContext,
  { caller, account }: { caller: AccountCaller; account: Account },
  request: ChangeProfileRequest,
): Promise<Profile> {
  const { email, ...changes } = changesOf(account, request);
  const isSensitive = email !== undefined || changes.phone !== undefined;
  const confirmed = isSensitive ? await confirmOwner(context, account, request.currentPassword) : undefined;
  const { language } = caller;
  const codeRequest = { purpose: 'VERIFY_EMAIL', email: email ?? account.email, language } as const;
  const requestedCode = email === undefined ? undefined : await makeAccountCode(context, caller, codeRequest);
  return context.db.transaction().execute(async (trx) => {
    await confirmed?.stillHolds(trx);
    const user = await ownerOf(trx, account.id);
    if (Object.keys(changes).length > 0)
      await updateUser(trx, user.id, { ...changes, updatedAt: context.clock.now().toISOString() });
    if (requestedCode !== undefined) await requestProof(context, trx, { user, codeRequest, requestedCode });
    return profileOf(context, trx, await ownerOf(trx, user.id));
  });
}

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

async function requestProof(
  context: BookingContext,
  trx: Trx,
  {
    user,
    codeRequest,
    requestedCode,
  }: {
    user: UserRow;
    codeRequest: Pick<CodeRequest, 'email' | 'language' | 'purpose'>;
    requestedCode: RequestedCode;
  },
): Promise<void> {
  await endPendingChanges(trx, user.id, context.clock.now().toISOString());
  const owner = await findUser(trx, { email: codeRequest.email });
  await issueAccountCode(context, trx, {
    codeRequest: {
      ...codeRequest,
      registrationId: null,
      userId: user.id,
      mail: owner === undefined ? 'changeEmail' : 'known',
      language: owner?.language ?? codeRequest.language,
    },
    requestedCode,
  });
}
