export interface ObjectTables {
  objects: ObjectsTable;
}

/** A file that every process can read. It never changes under its name. */
interface ObjectsTable {
  /** The SHA-256 of a release's file; a random name for a guest's picture. */
  name: string;
  kind: 'RELEASE_FILE' | 'PICTURE';
  /** When it was stored, or last used by a publishing. */
  stored_at: string;
  bytes: Uint8Array;
}
