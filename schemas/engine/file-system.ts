/** One file below the content folder. */
export interface ContentEntry {
  /** Relative to the content folder, with `/`. */
  path: string;
  bytes: number;
  /** A link to a target outside the content folder, or to nothing. */
  leavesFolder: boolean;
  /** Set where it is not a regular file. Such entries are never opened: reading a pipe would block. */
  notAFile?: 'folder' | 'named pipe' | 'socket' | 'device';
}

/** The file operations of the checker. The terminal, publishing, tests and the browser each implement them. */
export interface ContentFileSystem {
  /** All files below `root` in any order; undefined where the folder does not exist. */
  list(root: string): Promise<readonly ContentEntry[] | undefined>;
  read(root: string, path: string): Promise<Uint8Array>;
  /** A faster way to read a file as text; undefined where only the bytes show whether it is UTF-8. */
  readText?(root: string, path: string): Promise<string | undefined>;
  /** The first bytes of a file. */
  readStart(root: string, path: string, bytes: number): Promise<Uint8Array>;
}
