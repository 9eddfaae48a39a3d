/** Who has an account, and what proves it. */
export interface AccountTables {
  users: UsersTable;
  credentials: CredentialsTable;
  sessions: SessionsTable;
  registrations: RegistrationsTable;
  tries: TriesTable;
  known_browsers: KnownBrowsersTable;
  booking_erasures: BookingErasuresTable;
}

/** An account; there is none before its address is proven. */
export interface UsersTable {
  id: string;
  /** In lower case. */
  email: string;
  email_verified: number;
  first_name: string;
  last_name: string;
  phone: string;
  gender: 'FEMALE' | 'MALE' | 'OTHER' | 'PREFER_NOT_TO_SAY' | null;
  /** Random name of the file inside DATA_DIR. */
  picture: string | null;
  created_at: string;
  updated_at: string;
}

interface CredentialsTable {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  /** argon2id, with its salt and cost. */
  password: string | null;
  created_at: string;
  updated_at: string;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** The hash of it: a dump of the table signs nobody in. */
  token: string;
  created_at: string;
  /** When it was last used, give or take some minutes. */
  updated_at: string;
  expires_at: string;
  ip_address: string | null;
  user_agent: string | null;
}

/** What somebody wrote who says that an address is theirs. */
export interface RegistrationsTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  password_hash: string;
  created_at: string;
}

/** What was tried how often, for limits. */
export interface TriesTable {
  key: string;
  tries: number;
  last_try_at: string;
  next_try_at: string;
}

/** Browsers in which an account was signed in to before. */
interface KnownBrowsersTable {
  user_id: string;
  guest_hash: string;
  created_at: string;
}

/** Bookings of deleted accounts that still name their guest, since the stay is not over. */
interface BookingErasuresTable {
  booking_id: string;
  due_at: string;
}
