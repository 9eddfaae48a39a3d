import { RULE_CODES, RULES } from '../generated/checks.ts';
import type { RuleCode } from '../generated/rule-codes.ts';
import type { Diagnostic, FittedColour } from '../generated/types.ts';
import { type CheckContext, validFiles } from './check.ts';
import type { CheckCache } from './check-cache.ts';
import type { ContentFile } from './content-file.ts';
import { contentTree, type ContentTree } from './content-tree.ts';
import { indexContent } from './content-index.ts';
import type { ContentEntry, ContentFileSystem } from './file-system.ts';
import { fittedColours } from './fitted-colours.ts';
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
  root: string;
  /** The time of the check, which rules on dates use. By default the present. */
  now?: Date;
  /** Files in the cache are not read again. */
  cache?: CheckCache;
  /** Told the report without the rules of sense, which take longer. */
  onForm?: (this: void, report: Report) => void;
}

/** The result of a check, with the typed content if there is no error. */
export interface Report {
  root: string;
  /** Sorted by file, place and code. */
  diagnostics: readonly Diagnostic[];
  /** The number of content files. */
  files: number;
  errors: number;
  warnings: number;
  infos: number;
  /** Files that could not be read. */
  unreadable: readonly string[];
  /** Colours that guests see differently. */
  colours: readonly FittedColour[];
  /** Undefined where there is an error. */
  content: ContentTree | undefined;
  /** The texts of the content files for frames, with secrets masked. To edit a file, read it again. */
  texts: ReadonlyMap<string, string>;
}

/** Checks a content folder and reports everything that is wrong in one run. */
export async function checkContent(request: CheckRequest): Promise<Report> {
  const { fs, root } = request;
  const entries = [...((await fs.list(root)) ?? [])].sort((a, b) => (a.path < b.path ? -1 : 1));
  const files = await readFiles(request, contentFilesOf(entries));
  const diagnostics = files.flatMap((file) => file.diagnostics);
  // Without any content file the folder is probably the wrong one; a list of missing files would hide that.
  const context = files.length > 0 ? contextOf(request, entries, files) : undefined;
  if (context !== undefined) diagnostics.push(...(await runRules(context, FORM)));
  const colours = await fittedColours(files);
  const report = (): Report => ({ ...reportOf(root, files, makeDiagnostics(diagnostics, files)), colours });
  request.onForm?.(report());
  if (context !== undefined) diagnostics.push(...(await runRules(context, SENSE)));
  return report();
}

/** The rules of sense price what is written; they run after the others. */
const SENSE = RULE_CODES.filter((code) => code.startsWith('sense/'));
const FORM = RULE_CODES.filter((code) => !code.startsWith('sense/'));

async function runRules(context: CheckContext, codes: readonly RuleCode[]): Promise<DiagnosticDraft[]> {
  const found = await Promise.all(
    codes.map(async (code) =>
      ((await RULES[code].run?.(context)) ?? []).map((diagnostic): DiagnosticDraft => ({
        ...diagnostic,
        code,
      })),
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
  // Messages on money depend on the currency.
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
    // `.JSON` is reported, and references to the file still resolve.
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
    startAt: (path, bytes) => fs.readStart(root, path, bytes),
    pictureAt(path) {
      const known = pictures.get(path);
      if (known) return known;
      const file = {
        bytes: sizes.get(path) ?? 0,
        readStart: (bytes: number) => fs.readStart(root, path, bytes),
      };
      const facts = readPicture(file).catch((error: unknown) => {
        // Whoever watches the folder checks again, and it may be readable by then.
        pictures.delete(path);
        return unreadable(error);
      });
      pictures.set(path, facts);
      return facts;
    },
  };
}

function unreadable(error: unknown): PictureFacts {
  const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return { kind: 'none', holds: `bytes that cannot be read${reason}` };
}

/** The date at the hotel, or in UTC where its time zone is unknown. */
function dayAt(now: Date, files: readonly ContentFile[]): string {
  const timeZone = validFiles(files, 'hotel')[0]?.value.timezone ?? 'UTC';
  // The Swedish locale formats dates as ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

function reportOf(
  root: string,
  files: readonly ContentFile[],
  diagnostics: readonly Diagnostic[],
): Omit<Report, 'colours'> {
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
