export interface PublishingTables {
  publish_tokens: PublishTokensTable;
  sent_files: SentFilesTable;
  publishings: PublishingsTable;
}

/** Who may publish over the network. The token itself is not stored. */
interface PublishTokensTable {
  id: string;
  /** The holder, as the staff named it. */
  name: string;
  scope: 'PUBLISH' | 'DRY_RUN';
  token_hash: string;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
  last_used_at: string | null;
}

/** Parts of content files that were sent for publishing, by their SHA-256. */
interface SentFilesTable {
  digest: string;
  /** When it was stored or last used. */
  stored_at: string;
  bytes: Uint8Array;
}

/** A command that was asked for over the network. */
interface PublishingsTable {
  id: string;
  token_id: string;
  action: 'PUBLISH' | 'DRY_RUN' | 'ROLLBACK';
  started_at: string;
  /** Renewed by the process that runs it: one that is gone does not block the next. */
  alive_at: string;
  ended_at: string | null;
  exit_code: number | null;
  /** What the command printed. */
  output: string | null;
}
