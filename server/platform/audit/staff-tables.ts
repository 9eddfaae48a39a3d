// Type aliases instead of interfaces: Kysely's withTables requires an index signature.

export type StaffTables = {
  staff_actions: StaffActionsTable;
  night_overrides: NightOverridesTable;
};

type StaffActionsTable = {
  id: string;
  created_at: string;
  /** The name of the member or of the token, as it was then. */
  actor: string;
  /** Null for a token, and for what was done before there were members. */
  member_id: string | null;
  action:
    | 'SHOW'
    | 'EXPORT'
    | 'EXPORT_NEWS'
    | 'SHOW_DAY'
    | 'FIND_BY_NAME'
    | 'BOOK'
    | 'CANCEL'
    | 'CHECK_IN'
    | 'CHECK_OUT'
    | 'MARK_NO_SHOW'
    | 'UNDO_NO_SHOW'
    | 'RECORD_PAYMENT'
    | 'REFUND_PAID'
    | 'CHANGE_STOCK'
    | 'RESEND_MAIL'
    | 'DAY_BOOK'
    | 'CREATE_TOKEN'
    | 'REVOKE_TOKEN'
    | 'INVITE_MEMBER'
    | 'ACCEPT_INVITATION'
    | 'CHANGE_ROLE'
    | 'DISABLE_MEMBER'
    | 'ENABLE_MEMBER'
    | 'RESET_MEMBER'
    | 'SIGN_IN';
  /** The reference of a booking, a room type, a mail, a token, a member or a filter. Holds no guest's name. */
  subject: string;
  /** JSON: the details of the decision. Holds no guest's name. */
  details: string;
};

/** The staff's values instead of the catalogue's; null where the catalogue's value holds. */
type NightOverridesTable = {
  room_id: string;
  night: string;
  capacity: number | null;
  closed: number | null;
  /** The staff's own words. */
  reason: string | null;
};
