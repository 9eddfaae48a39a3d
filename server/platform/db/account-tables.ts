export interface AccountTables {
  users: UsersTable;
  credentials: CredentialsTable;
  sessions: SessionsTable;
  registrations: RegistrationsTable;
  tries: TriesTable;
  known_browsers: KnownBrowsersTable;
  booking_erasures: BookingErasuresTable;
}

/** An account. It is created only once its address is proven. */
export interface UsersTable {
  id: string;
  /** In lower case. */
  email: string;
  email_verified: number;
  first_name: string;
  last_name: string;
  phone: string;
  /** In which the account was opened; what its owner is told by mail is in it. */
  language: string;
  gender: 'FEMALE' | 'MALE' | 'OTHER' | 'PREFER_NOT_TO_SAY' | null;
  /** Random name of its object. */
  picture: string | null;
  created_at: string;
  updated_at: string;
}

interface CredentialsTable {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  /** argon2id hash with its salt and cost. */
  password: string | null;
  created_at: string;
  updated_at: string;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** Hashed, so a copy of the table signs nobody in. */
  token: string;
  created_at: string;
  /** Last use, to within some minutes. */
  updated_at: string;
  expires_at: string;
  ip_address: string | null;
  user_agent: string | null;
}

/** A registration whose address is not proven yet. */
export interface RegistrationsTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  /** Of the page on which it was filled in. */
  language: string;
  password_hash: string;
  created_at: string;
}

/** Counters of rate limits. */
export interface TriesTable {
  key: string;
  tries: number;
  last_try_at: string;
  next_try_at: string;
}

/** Browsers in which an account was signed in before. */
interface KnownBrowsersTable {
  user_id: string;
  guest_hash: string;
  created_at: string;
}

/** Bookings of deleted accounts that keep their guest's data until the stay is over. */
interface BookingErasuresTable {
  booking_id: string;
  due_at: string;
}
