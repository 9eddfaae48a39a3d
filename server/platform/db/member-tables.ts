/** The people of the hotel's staff and how they sign in. */
export interface MemberTables {
  staff_members: StaffMembersTable;
  staff_invitations: StaffInvitationsTable;
  staff_sessions: StaffSessionsTable;
  staff_recovery_codes: StaffRecoveryCodesTable;
}

/** What a member may do: server/staff/roles.ts. */
export type Role = 'OWNER' | 'MANAGER' | 'RECEPTION' | 'BOOKKEEPER' | 'WRITER';

export interface StaffMembersTable {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  role: Role;
  /** argon2id hash; null, like the secret, from a reset until the new invitation is accepted. */
  password_hash: string | null;
  /** The secret of the second factor, encrypted under the server's secret. */
  totp_sealed: string | null;
  /** The half minute of the last code that was accepted: it is not accepted again. */
  totp_step: number;
  created_at: string;
  signed_in_at: string | null;
  disabled_at: string | null;
}

/** One for each address, until it is accepted or expires. */
export interface StaffInvitationsTable {
  /** Hashed: the token itself was shown once. */
  token_hash: string;
  /** In lower case. */
  email: string;
  name: string;
  role: Role;
  created_at: string;
  expires_at: string;
}

export interface StaffSessionsTable {
  /** Hashed, so a copy of the table signs nobody in. */
  token_hash: string;
  member_id: string;
  created_at: string;
  /** Last use, to within a minute. */
  used_at: string;
  expires_at: string;
}

interface StaffRecoveryCodesTable {
  member_id: string;
  /** Of 80 random bits, so a plain hash is enough. */
  code_hash: string;
  used_at: string | null;
}
