/** One file below the content folder, as the file system lists it. */
export interface ContentEntry {
  /** Relative to the content folder, with `/`. */
  path: string;
  bytes: number;
  /** A link whose target lies outside the content folder, or nowhere. */
  leavesFolder: boolean;
  /** What lies there instead of a file. It is named and never opened: a pipe would be waited for without end. */
  notAFile?: 'folder' | 'named pipe' | 'socket' | 'device';
}

/** What the checker needs of a file system: the terminal, publishing, tests and the browser each bring their own. */
export interface ContentFileSystem {
  /** Every file below `root`, in any order; undefined when there is no such folder. */
  list(root: string): Promise<readonly ContentEntry[] | undefined>;
  read(root: string, path: string): Promise<Uint8Array>;
  /** The text of a file, where that is quicker than its bytes; undefined where only the bytes tell whether it is UTF-8. */
  readText?(root: string, path: string): Promise<string | undefined>;
  /** The first bytes of a file, enough to know what it is. */
  readStart(root: string, path: string, bytes: number): Promise<Uint8Array>;
}
