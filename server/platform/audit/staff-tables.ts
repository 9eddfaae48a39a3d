// Types and no interfaces: Kysely takes further tables only so.

/** What the hotel's staff did and decided. */
export type StaffTables = {
  staff_actions: StaffActionsTable;
  night_overrides: NightOverridesTable;
};

type StaffActionsTable = {
  id: string;
  created_at: string;
  /** Who, by the name that they gave or that the machine knows them by. */
  actor: string;
  action:
    | 'SHOW'
    | 'EXPORT'
    | 'SHOW_DAY'
    | 'FIND_BY_NAME'
    | 'CANCEL'
    | 'MARK_NO_SHOW'
    | 'RECORD_PAYMENT'
    | 'REFUND_PAID'
    | 'CHANGE_STOCK'
    | 'RESEND_MAIL';
  /** What it was about: the reference of a booking, a room type, a mail, or a filter. Names nobody. */
  subject: string;
  /** JSON: what was decided. Names nobody. */
  details: string;
};

/** What holds instead of the catalogue; null where the catalogue holds. */
type NightOverridesTable = {
  room_id: string;
  night: string;
  capacity: number | null;
  closed: number | null;
  /** Why, in the words of the staff. */
  reason: string | null;
};
