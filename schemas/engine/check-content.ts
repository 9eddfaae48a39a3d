import { CHECKS } from '../checks/index.ts';
import type { Diagnostic } from '../generated/types.ts';
import type { CheckContext } from './check.ts';
import type { ContentFile } from './content-file.ts';
import { contentTree, type ContentTree } from './content-tree.ts';
import { indexContent } from './content-index.ts';
import type { ContentEntry, ContentFileSystem } from './file-system.ts';
import { kindOf } from './kinds.ts';
import { makeDiagnostics } from './make-report.ts';
import { type FoundFile, readContentFile } from './read-content-file.ts';
import { validateFile } from './validate-file.ts';

export interface CheckRequest {
  fs: ContentFileSystem;
  /** The content folder. */
  root: string;
}

/** What a check found, and the content itself when nothing stands in the way of publishing it. */
export interface Report {
  root: string;
  /** Every problem, sorted by file, place and code. */
  diagnostics: readonly Diagnostic[];
  /** How many content files there are; none where the folder is empty or absent. */
  files: number;
  errors: number;
  warnings: number;
  infos: number;
  /** Files that could not be read at all. */
  unreadable: readonly string[];
  /** The checked content; undefined where there is an error. */
  content: ContentTree | undefined;
  /** The texts of the content files, for frames around a problem. */
  texts: ReadonlyMap<string, string>;
}

/** Checks a content folder: everything that is wrong with it, in one run. */
export async function checkContent({ fs, root }: CheckRequest): Promise<Report> {
  const entries = [...((await fs.list(root)) ?? [])].sort((a, b) => (a.path < b.path ? -1 : 1));
  const files = await inBatches(contentFilesOf(entries), async (found) =>
    validateFile(await readContentFile(fs, root, found)),
  );
  const problems = files.flatMap((file) => file.problems);
  // Without a single content file the folder is the wrong one; a list of all that is missing would hide that.
  if (files.length > 0) {
    const context = contextOf({ fs, root }, entries, files);
    const found = await Promise.all(CHECKS.map(async (check) => check.run(context)));
    problems.push(...found.flat());
  }
  return reportOf(root, files, makeDiagnostics(problems, files));
}

// More open files than this at once, and a system with a low limit refuses them.
const BATCH = 128;

async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += BATCH)
    results.push(...(await Promise.all(items.slice(from, from + BATCH).map(work))));
  return results;
}

function contentFilesOf(entries: readonly ContentEntry[]): FoundFile[] {
  return entries.flatMap((entry) => {
    const kind = kindOf(entry.path);
    return kind === undefined ? [] : [{ entry, kind }];
  });
}

function contextOf(
  { fs, root }: CheckRequest,
  entries: readonly ContentEntry[],
  files: readonly ContentFile[],
): CheckContext {
  return {
    files,
    entries,
    index: indexContent(files),
    startOf: (path, bytes) => fs.readStart(root, path, bytes),
  };
}

function reportOf(root: string, files: readonly ContentFile[], diagnostics: readonly Diagnostic[]): Report {
  const count = (severity: Diagnostic['severity']): number =>
    diagnostics.filter((found) => found.severity === severity).length;
  const errors = count('error');
  return {
    root,
    diagnostics,
    files: files.length,
    errors,
    warnings: count('warning'),
    infos: count('info'),
    unreadable: diagnostics.filter(({ code }) => code === 'file/unreadable').map(({ file }) => file),
    content: errors === 0 ? contentTree(files) : undefined,
    texts: new Map(files.map(({ path, text }) => [path, text])),
  };
}
