import type { ContentFile } from './content-file.ts';
import { isRelaxed } from './content-file.ts';
import { type Decoded, decodeUtf8 } from './decode.ts';
import type { ContentEntry, ContentFileSystem } from './file-system.ts';
import type { JsonError } from './json/cursor.ts';
import { type ContentKind, KINDS } from './kinds.ts';
import type { DiagnosticDraft } from './diagnostic.ts';
import { readJson } from './read-json.ts';

const MAX_BYTES = 20 * 1024 * 1024;

export interface FoundFile {
  entry: ContentEntry;
  kind: ContentKind;
}

/** Reads and parses one file. Errors of its bytes and syntax become diagnostics. */
export async function readContentFile(
  fs: ContentFileSystem,
  root: string,
  found: FoundFile,
): Promise<ContentFile> {
  const { entry, kind } = found;
  const base = { path: entry.path, kind, text: '', value: undefined, isValid: false };
  // `file/not-a-file` reports it.
  if (entry.notAFile !== undefined) return { ...base, diagnostics: [] };
  if (entry.leavesFolder) return { ...base, diagnostics: [outside(entry.path)] };
  if (entry.bytes > MAX_BYTES) return { ...base, diagnostics: [tooLarge(entry)] };
  let decoded: Decoded;
  try {
    const text = await fs.readText?.(root, entry.path);
    decoded = text === undefined ? decodeUtf8(await fs.read(root, entry.path)) : { kind: 'text', text };
  } catch (error) {
    return { ...base, diagnostics: [unreadable(entry.path, error)] };
  }
  if (decoded.kind === 'fault') return { ...base, diagnostics: [wrongEncoding(entry.path, decoded.guess)] };
  return { ...base, ...parsed(found, decoded.text) };
}

function parsed(
  { entry, kind }: FoundFile,
  text: string,
): Pick<ContentFile, 'text' | 'value' | 'diagnostics' | 'tree'> {
  const reading = readJson(text, { isRelaxed: isRelaxed(entry.path) });
  if (reading.kind === 'plain') return { text, value: reading.value, diagnostics: [] };
  const { errors, root } = reading.parsed;
  const diagnostics = errors.map((found) => syntaxDiagnostic(entry.path, kind, found));
  return { text, value: reading.value, diagnostics, ...(root && { tree: root }) };
}

/** The argument of `verandah new` for a file: an id where its kind has a folder. */
function nameFor(file: string, kind: ContentKind): string {
  const [folder, name] = file.split('/');
  const hasId =
    name !== undefined && KINDS.some((each) => each.kind === kind && each.place === `${folder ?? ''}/`);
  return hasId ? `${kind} ${name.replace(/\.jsonc?$/, '')}` : kind;
}

function syntaxDiagnostic(file: string, kind: ContentKind, found: JsonError): DiagnosticDraft {
  const { code, message, start, end, help, note, related, fix } = found;
  const starter =
    code === 'file/empty'
      ? { help: `remove the file; \`verandah new ${nameFor(file, kind)}\` then writes a starter` }
      : {};
  return {
    code,
    file,
    path: [],
    offsets: { start, end },
    message,
    ...(help !== undefined && { help }),
    ...(note !== undefined && { note }),
    ...starter,
    ...(related && { related: [{ file, path: [], offsets: related, message: related.message }] }),
    ...(fix && {
      fix: { kind: 'edits', title: fix.title, safe: fix.isGuess !== true, edits: fix.edits },
    }),
  };
}

function wholeFile(file: string, words: Pick<DiagnosticDraft, 'code' | 'message' | 'help'>): DiagnosticDraft {
  return { file, path: [], ...words };
}

function outside(file: string): DiagnosticDraft {
  return wholeFile(file, {
    code: 'file/outside',
    message: 'This is a link to a file that is missing or outside the content folder.',
    help: 'replace the link by the file',
  });
}

function tooLarge({ path, bytes }: ContentEntry): DiagnosticDraft {
  return wholeFile(path, {
    code: 'file/too-large',
    message: `The file has ${Math.round(bytes / 1024 / 1024)} MB; content files have at most 20 MB.`,
    help: 'split it into several files',
  });
}

function wrongEncoding(file: string, guess: string): DiagnosticDraft {
  return wholeFile(file, {
    code: 'file/encoding',
    message: `The file is not UTF-8; it looks like ${guess}.`,
    help: 'save the file as UTF-8',
  });
}

function unreadable(file: string, error: unknown): DiagnosticDraft {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return wholeFile(file, {
    code: 'file/unreadable',
    message: `The file could not be read (${reason}).`,
    help: 'check its permissions',
  });
}
