import { RULE_CODES, RULES } from '../generated/checks.ts';
import type { Diagnostic } from '../generated/types.ts';
import { type CheckContext, validFiles } from './check.ts';
import type { CheckCache } from './check-cache.ts';
import type { ContentFile } from './content-file.ts';
import { contentTree, type ContentTree } from './content-tree.ts';
import { indexContent } from './content-index.ts';
import type { ContentEntry, ContentFileSystem } from './file-system.ts';
import { FORMATS } from './formats.ts';
import { inBatches } from './in-batches.ts';
import { kindOf, withSmallEnding } from './kinds.ts';
import { makeDiagnostics } from './make-report.ts';
import type { PictureFacts } from './pictures/picture-facts.ts';
import { readPicture } from './pictures/read-picture.ts';
import { type DiagnosticDraft, valueAt } from './diagnostic.ts';
import { type FoundFile, readContentFile } from './read-content-file.ts';
import { validateFile } from './validate-file.ts';

export interface CheckRequest {
  fs: ContentFileSystem;
  /** The content folder. */
  root: string;
  /** The moment of the check: seasons and codes end. The present one when left out. */
  now?: Date;
  /** What earlier checks of the folder learnt: files in it are not read again. */
  cache?: CheckCache;
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
  /**
   * The texts of the content files, for frames around a problem: what must stay secret is blotted out. Whoever changes
   * a file reads it again.
   */
  texts: ReadonlyMap<string, string>;
}

/** Checks a content folder: everything that is wrong with it, in one run. */
export async function checkContent(request: CheckRequest): Promise<Report> {
  const { fs, root } = request;
  const entries = [...((await fs.list(root)) ?? [])].sort((a, b) => (a.path < b.path ? -1 : 1));
  const files = await readFiles(request, contentFilesOf(entries));
  const diagnostics = files.flatMap((file) => file.diagnostics);
  // Without a single content file the folder is the wrong one; a list of all that is missing would hide that.
  if (files.length > 0) {
    const context = contextOf(request, entries, files);
    diagnostics.push(...(await runRules(context)));
  }
  return reportOf(root, files, makeDiagnostics(diagnostics, files));
}

async function runRules(context: CheckContext): Promise<DiagnosticDraft[]> {
  const found = await Promise.all(
    RULE_CODES.map(async (code) =>
      ((await RULES[code].run?.(context)) ?? []).map((diagnostic): DiagnosticDraft => ({ ...diagnostic, code })),
    ),
  );
  return found.flat();
}

async function readFiles(
  { fs, root, cache }: CheckRequest,
  found: readonly FoundFile[],
): Promise<readonly ContentFile[]> {
  const read = async (each: FoundFile): Promise<ContentFile> =>
    cache?.files.get(each.entry.path) ?? readContentFile(fs, root, each);
  const ofHotel = found.find(({ kind }) => kind === 'hotel');
  const hotel = ofHotel && (await read(ofHotel));
  const currency = currencyOf(hotel?.value);
  // What was said of money was said in the currency of that time.
  if (cache !== undefined && cache.currency !== currency) cache.files.clear();
  if (cache !== undefined) cache.currency = currency;
  return inBatches(found, async (each) => {
    const known = cache?.files.get(each.entry.path);
    if (known) return known;
    const file = await validateFile(
      each === ofHotel && hotel ? hotel : await readContentFile(fs, root, each),
      currency,
    );
    cache?.files.set(file.path, file);
    return file;
  });
}

function currencyOf(hotel: unknown): string | undefined {
  const currency = valueAt(hotel, ['currency']);
  return typeof currency === 'string' && FORMATS['iso-4217'](currency) ? currency : undefined;
}

function contentFilesOf(entries: readonly ContentEntry[]): FoundFile[] {
  return entries.flatMap((entry) => {
    // One that is called .JSON is said to be; what points into it is none the less there.
    const kind = kindOf(withSmallEnding(entry.path));
    return kind === undefined ? [] : [{ entry, kind }];
  });
}

function contextOf(
  { fs, root, now = new Date(), cache }: CheckRequest,
  entries: readonly ContentEntry[],
  files: readonly ContentFile[],
): CheckContext {
  const pictures = cache?.pictures ?? new Map<string, Promise<PictureFacts>>();
  let today: string | undefined;
  const sizes = new Map(entries.map(({ path, bytes }) => [path, bytes]));
  return {
    files,
    entries,
    index: indexContent(files),
    today: () => (today ??= dayAt(now, files)),
    pictureAt(path) {
      const known = pictures.get(path);
      if (known) return known;
      const file = {
        bytes: sizes.get(path) ?? 0,
        readStart: (bytes: number) => fs.readStart(root, path, bytes),
      };
      const facts = readPicture(file).catch(unreadable);
      pictures.set(path, facts);
      return facts;
    },
  };
}

function unreadable(error: unknown): PictureFacts {
  const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return { kind: 'none', holds: `bytes that cannot be read${reason}` };
}

/** The calendar day at the hotel; where its time zone cannot be read, in UTC. */
function dayAt(now: Date, files: readonly ContentFile[]): string {
  const timeZone = validFiles(files, 'hotel')[0]?.value.timezone ?? 'UTC';
  // Swedish writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
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
    texts: new Map(files.map(({ path, text }) => [path, withoutSecrets(path, text, diagnostics)])),
  };
}

function withoutSecrets(path: string, text: string, diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .filter(({ code, file }) => code === 'secret/found' && file === path)
    .reduce((shown, { range: { start, end } }) => {
      const length = end.offset - start.offset;
      return shown.slice(0, start.offset) + '•'.repeat(length) + shown.slice(end.offset);
    }, text);
}
