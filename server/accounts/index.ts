export { type CodeWish, issueAccountCode, makeAccountCode, type WantedCode } from './account-code.ts';
export {
  type AccountChanges,
  deleteRegistrations,
  deleteUser,
  findUser,
  updateUser,
  type UserRow,
} from './account-repository.ts';
export { type Account, forgetAccountSession, requiredAccount } from './account-session.ts';
export { accountCaller, type AccountCaller } from './caller.ts';
export { confirmOwner } from './check-password.ts';
export { type Asker, askerOf } from './codes/asker.ts';
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
export { pictureFiles } from './picture-files.ts';
export { addAccountRoutes } from './routes.ts';
export { OLD_ACCOUNT_ROWS, sweepPictures } from './tidy-accounts.ts';
export { ownedBy, type Visitor, visitorOf } from './visitor.ts';
