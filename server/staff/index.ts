export {
  type Acceptance,
  acceptInvitation,
  type Accepted,
  checkedPassword,
  type OpenedInvitation,
  openInvitation,
  WrongCodeError,
} from './accept-invitation.ts';
export { OLD_STAFF_ROWS } from './clean-up-staff.ts';
export { hasOwner, type Invited, inviteFirstOwner, inviteMember, type WantedMember } from './invite.ts';
export { memberOnShell, UnnamedError } from './member-on-shell.ts';
export {
  changeRole,
  disableMember,
  enableMember,
  type ListedMember,
  listMembers,
  resetMember,
} from './people.ts';
export {
  auditedAs,
  isAllowed,
  refuseUnlessAllowed,
  type Role,
  ROLE_WORDS,
  type StaffActor,
} from './roles.ts';
export { rotateStaffKeys } from './rotate-keys.ts';
