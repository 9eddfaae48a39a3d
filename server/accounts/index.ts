export { type CodeRequest, issueAccountCode, makeAccountCode, type RequestedCode } from './account-code.ts';
export {
  type AccountChanges,
  deleteRegistrations,
  deleteUser,
  findUser,
  updateUser,
  type UserRow,
} from './account-repository.ts';
export { type Account, clearAccountSession, requiredAccount } from './account-session.ts';
export { accountCaller, type AccountCaller } from './caller.ts';
export { confirmOwner, countedAttempt } from './check-password.ts';
export type { AttemptKey } from './password-attempts.ts';
export { type Requester, requesterOf } from './codes/requester.ts';
export {
  type CodeRow,
  consumeCode,
  detachCodes,
  endPendingChanges,
  findCodeOfBooking,
  findPendingChange,
} from './codes/code-repository.ts';
export type { FreshCode } from './codes/code.ts';
export { isRightGuess, makeCodeFor, storeCode, toVerification } from './codes/codes.ts';
export { type Proof, proofBlocks, proofOf } from './codes/proof.ts';
export type { AccountContext } from './context.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { addAccountRoutes } from './routes.ts';
export { OLD_ACCOUNT_ROWS } from './clean-up-accounts.ts';
export { ownedBy, type Visitor, visitorOf } from './visitor.ts';
