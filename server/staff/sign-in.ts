import { DomainError } from '#domain/refusal';
import { type AttemptKey, countedAttempt } from '../accounts/index.ts';
import { recordAction } from '../platform/audit/record-action.ts';
import type { Trx } from '../platform/db/database.ts';
import type { StaffContext } from './context.ts';
import { memberEmail } from './member-email.ts';
import {
  findMember,
  hasRecoveryCode,
  isActive,
  type MemberRow,
  toMember,
  updateMember,
  consumeRecoveryCode,
  consumeTotpStep,
} from './member-repository.ts';
import type { Member } from './roles.ts';
import { hashOfRecoveryCode, stepOf } from './second-factor.ts';
import { startSession } from './sessions.ts';

export interface SignInRequest {
  email: string;
  password: string;
  /** Of the authenticator app, or one of those for a lost phone. */
  secondFactor: { code: string } | { recoveryCode: string };
}

/** Keyed hashes of the network that asks. */
export interface SignInCaller {
  networkKey: string;
  wideNetworkKey: string;
}

/**
 * Signs a member in. An unknown address, a wrong password, a wrong code, a disabled member and one that was reset are
 * refused with the same answer; up to the password, after the same work.
 */
export async function signIn(
  context: StaffContext,
  caller: SignInCaller,
  { email: typed, password, secondFactor }: SignInRequest,
): Promise<{ token: string; member: Member }> {
  const email = memberEmail(typed);
  const found = await findMember(context.db, { email });
  const member = found !== undefined && isActive(found) ? found : undefined;
  const passwordHash = member?.password_hash ?? undefined;
  const counted = triesOf(caller, context.keys.keyedHash('email', email));
  const isRight = await countedAttempt(context, counted, async () => {
    const isPassword = await context.passwords.verify(passwordHash, password);
    return isPassword && member !== undefined && isSecondFactor(context, member, secondFactor);
  });
  if (!isRight || member === undefined) throw new DomainError('WRONG_CREDENTIALS');
  return context.db.transaction().execute(async (trx) => {
    const current = await findMember(trx, { id: member.id });
    // The member may have been disabled or reset while the password was compared.
    if (current === undefined || !isActive(current) || current.password_hash !== passwordHash)
      throw new DomainError('WRONG_CREDENTIALS');
    if (!(await consumeSecondFactor(context, trx, { member: current, secondFactor })))
      throw new DomainError('WRONG_CREDENTIALS');
    return begin(context, trx, { member: current, secondFactor });
  });
}

/** As for guests (TRUST A6, A7): no network keeps a member waiting on another one. */
function triesOf({ networkKey, wideNetworkKey }: SignInCaller, emailKey: string): AttemptKey[] {
  return [
    { rule: 'PASSWORD_ASKER', of: `staff:${emailKey}:${wideNetworkKey}` },
    { rule: 'PASSWORD_ACCOUNT', of: `staff:${emailKey}` },
    { rule: 'PASSWORD_NETWORK', of: networkKey },
    { rule: 'PASSWORD_EVERYBODY', of: 'everybody' },
  ];
}

async function isSecondFactor(
  context: StaffContext,
  member: MemberRow,
  secondFactor: SignInRequest['secondFactor'],
): Promise<boolean> {
  if ('recoveryCode' in secondFactor)
    return hasRecoveryCode(context.db, {
      memberId: member.id,
      codeHash: hashOfRecoveryCode(secondFactor.recoveryCode),
    });
  const { code } = secondFactor;
  return countedAttempt(
    context,
    [{ rule: 'STAFF_CODE', of: member.id }],
    async () => stepsOf(context, member, code) !== undefined,
  );
}

/** Consumes the code in the transaction of the session. Returns false for one that was used before. */
async function consumeSecondFactor(
  context: StaffContext,
  trx: Trx,
  { member, secondFactor }: { member: MemberRow } & Pick<SignInRequest, 'secondFactor'>,
): Promise<boolean> {
  if ('recoveryCode' in secondFactor) {
    const codeHash = hashOfRecoveryCode(secondFactor.recoveryCode);
    return consumeRecoveryCode(trx, { memberId: member.id, codeHash }, context.clock.now().toISOString());
  }
  const steps = stepsOf(context, member, secondFactor.code);
  return steps !== undefined && consumeTotpStep(trx, member.id, steps);
}

function stepsOf({ clock, keys }: StaffContext, { totp_sealed }: MemberRow, code: string) {
  return totp_sealed === null ? undefined : stepOf(keys.open(totp_sealed), code, clock.now());
}

async function begin(
  context: StaffContext,
  trx: Trx,
  { member, secondFactor }: { member: MemberRow } & Pick<SignInRequest, 'secondFactor'>,
): Promise<{ token: string; member: Member }> {
  const { id, email, name } = member;
  await updateMember(trx, id, { signed_in_at: context.clock.now().toISOString() });
  await recordAction(context, trx, {
    actor: { name, memberId: id },
    action: 'SIGN_IN',
    subject: email,
    details: { with: 'recoveryCode' in secondFactor ? 'RECOVERY_CODE' : 'CODE' },
  });
  return { token: await startSession(context, trx, id), member: toMember(member) };
}
