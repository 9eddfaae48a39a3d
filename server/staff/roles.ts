import { StaffError } from '../platform/audit/staff-error.ts';
import type { Actor } from '../platform/audit/record-action.ts';
import type { Role } from '../platform/db/member-tables.ts';
import type { Tables } from '../platform/db/tables.ts';

export type { Role };

type TokenScope = Tables['publish_tokens']['scope'];

/** A person of the hotel's staff. */
export interface Member {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  role: Role;
}

/** Who carries out an operation: a member, or a program with a token of this name. */
export type StaffActor = { member: Member } | { token: string; scopes: readonly TokenScope[] };

/** The roles as people write them, the widest first. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  OWNER: 'owner',
  MANAGER: 'manager',
  RECEPTION: 'reception',
  BOOKKEEPER: 'bookkeeper',
  WRITER: 'writer',
};

interface Permission {
  /** What it does, after "may". */
  words: string;
  roles: readonly Role[];
  scopes: readonly TokenScope[];
}

const MANAGEMENT = ['OWNER', 'MANAGER'] as const;
const DESK = [...MANAGEMENT, 'RECEPTION'] as const;
const BOOKS = [...MANAGEMENT, 'BOOKKEEPER'] as const;
const DESK_AND_BOOKS = [...DESK, 'BOOKKEEPER'] as const;
const PEOPLE = { roles: ['OWNER'], scopes: [] } as const;

/** Who may do what: every operation of the staff, and publishing. */
export const PERMISSIONS = {
  list: { words: 'list bookings, without the names of guests', roles: DESK_AND_BOOKS, scopes: [] },
  day: { words: 'see who arrives, departs and is in the house', roles: DESK_AND_BOOKS, scopes: [] },
  find: { words: 'find bookings by the name of a guest', roles: DESK_AND_BOOKS, scopes: [] },
  show: { words: 'see a booking with its guest', roles: DESK_AND_BOOKS, scopes: [] },
  history: { words: 'see what happened to a booking', roles: DESK_AND_BOOKS, scopes: [] },
  export: { words: 'export bookings with their guests', roles: BOOKS, scopes: [] },
  bookForGuest: { words: 'book for a guest', roles: DESK, scopes: [] },
  cancel: { words: 'cancel a booking', roles: DESK, scopes: [] },
  checkIn: { words: 'check a guest in', roles: DESK, scopes: [] },
  checkOut: { words: 'check a guest out', roles: DESK, scopes: [] },
  markNoShow: { words: 'mark a no-show', roles: DESK, scopes: [] },
  undoNoShow: { words: 'take a no-show back', roles: DESK, scopes: [] },
  recordPayment: { words: 'record a payment at the hotel', roles: DESK, scopes: [] },
  markRefundPaid: { words: 'record a refund by hand', roles: DESK_AND_BOOKS, scopes: [] },
  nights: { words: 'see the nights of a room type', roles: DESK_AND_BOOKS, scopes: [] },
  changeNights: { words: 'close nights and change how many rooms there are', roles: DESK, scopes: [] },
  payments: { words: 'list online payments', roles: DESK_AND_BOOKS, scopes: [] },
  showPayment: { words: 'see an online payment', roles: DESK_AND_BOOKS, scopes: [] },
  reconcile: { words: 'compare payments with the gateway', roles: DESK_AND_BOOKS, scopes: [] },
  mails: { words: 'list unsent mails', roles: DESK_AND_BOOKS, scopes: [] },
  resendMails: { words: 'send a mail again', roles: DESK, scopes: [] },
  dayBook: { words: 'read the day book', roles: BOOKS, scopes: [] },
  taxReport: { words: 'read the tax report', roles: BOOKS, scopes: [] },
  news: { words: 'list the guests who asked for news', roles: MANAGEMENT, scopes: [] },
  publish: { words: 'publish content', roles: [...MANAGEMENT, 'WRITER'], scopes: ['PUBLISH'] },
  tryPublishing: {
    words: 'see what a publishing would change',
    roles: [...MANAGEMENT, 'WRITER'],
    scopes: ['PUBLISH', 'DRY_RUN'],
  },
  createToken: { words: 'make a token for publishing', roles: MANAGEMENT, scopes: [] },
  tokens: { words: 'list the tokens', roles: MANAGEMENT, scopes: [] },
  revokeToken: { words: 'revoke a token', roles: MANAGEMENT, scopes: [] },
  members: { words: 'list the members of the staff', ...PEOPLE },
  inviteMember: { words: 'invite a member', ...PEOPLE },
  changeRole: { words: 'change the role of a member', ...PEOPLE },
  disableMember: { words: 'disable a member', ...PEOPLE },
  enableMember: { words: 'enable a member', ...PEOPLE },
  resetMember: { words: 'reset a member', ...PEOPLE },
} as const satisfies Readonly<Record<string, Permission>>;

export type Operation = keyof typeof PERMISSIONS;

/** An operation that the actor's role or token does not allow. */
export class NotAllowedError extends StaffError {
  readonly operation: Operation;

  constructor(actor: StaffActor, operation: Operation) {
    super(refusalOf(actor, operation));
    this.operation = operation;
  }
}

/** The only check of what a member or a token may do. */
export function isAllowed(actor: StaffActor, operation: Operation): boolean {
  const { roles, scopes }: Permission = PERMISSIONS[operation];
  return 'member' in actor
    ? roles.includes(actor.member.role)
    : actor.scopes.some((scope) => scopes.includes(scope));
}

export function refuseUnlessAllowed(actor: StaffActor, operation: Operation): void {
  if (!isAllowed(actor, operation)) throw new NotAllowedError(actor, operation);
}

/** The actor as the audit records it. */
export function auditedAs(actor: StaffActor): Actor {
  if ('token' in actor) return { name: `token ${actor.token}` };
  const { id, name } = actor.member;
  return { name, memberId: id };
}

function refusalOf(actor: StaffActor, operation: Operation): string {
  const { words, roles } = PERMISSIONS[operation];
  const allowed = `Allowed: ${roles.map((role) => ROLE_WORDS[role]).join(', ')}.`;
  return 'member' in actor
    ? `${actor.member.name} has the role ${ROLE_WORDS[actor.member.role]}, which may not ${words}. ${allowed}`
    : `The token ${actor.token} may not ${words}. ${allowed}`;
}
