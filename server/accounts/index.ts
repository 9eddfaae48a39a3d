export { type CodeWish, issueAccountCode, makeAccountCode, type WantedCode } from './account-code.ts';
export {
  type AccountChanges,
  deleteRegistrations,
  deleteUser,
  findUser,
  updateUser,
  type UserRow,
} from './account-repository.ts';
export { type Account, forgetAccountSession, requiredAccountSession } from './account-session.ts';
export { accountCaller, type AccountCaller } from './caller.ts';
export { type Asker, askerOf } from './codes/asker.ts';
export { countGuess, formOfCode, refuseTooManyCodes } from './codes/code-limits.ts';
export {
  codeRow,
  type CodeRow,
  consumeCode,
  detachCodes,
  endPendingChanges,
  findCodeOfBooking,
  findPendingChange,
  replaceCode,
} from './codes/code-repository.ts';
export { type FreshCode, isCode, makeCode } from './codes/code.ts';
export { toVerification } from './codes/to-verification.ts';
export { confirmOwner } from './confirm-owner.ts';
export type { AccountContext } from './context.ts';
export { ownedBy } from './owned-by.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { pictureFiles } from './picture-files.ts';
export { type Proof, proofBlocks, proofOf } from './proof.ts';
export { addAccountRoutes } from './routes.ts';
export { OLD_ACCOUNT_ROWS, sweepPictures } from './tidy-accounts.ts';
export { countTry } from './tries.ts';
export { type Visitor, visitorOf } from './visitor.ts';
