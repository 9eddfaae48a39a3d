import { RULES } from '../generated/checks.ts';
import type { Diagnostic, Fix, RelatedPlace, TextEdit } from '../generated/types.ts';
import type { ContentFile } from './content-file.ts';
import { ownWords } from './own-words.ts';
import { createSlots, type Slots } from './places.ts';
import { type Place, pointerOf, type DiagnosticDraft, type ProposedFix, valueAt } from './diagnostic.ts';
import { lineRemoval, unwrapping } from './text-edits.ts';

/** Turns drafts into diagnostics: adds lines, columns and severity, and sorts them. */
export function makeDiagnostics(
  drafts: readonly DiagnosticDraft[],
  files: readonly ContentFile[],
): Diagnostic[] {
  const places = createSlots(files, drafts.flatMap(placesOf));
  return inOwnWords(drafts, files)
    .map((draft) => diagnosticOf(draft, places))
    .sort(inOrder);
}

/** Examples with the names of this hotel. */
function inOwnWords(
  drafts: readonly DiagnosticDraft[],
  files: readonly ContentFile[],
): readonly DiagnosticDraft[] {
  if (!drafts.some(({ example }) => example !== undefined)) return drafts;
  const own = ownWords(files);
  return drafts.map((draft) => {
    const { example, message, help } = draft;
    if (example === undefined) return draft;
    const named = (text: string): string => text.replace(example, () => own(example));
    return { ...draft, message: named(message), ...(help !== undefined && { help: named(help) }) };
  });
}

/** All places that the report needs, so that each file is scanned once. */
function placesOf(draft: DiagnosticDraft): Place[] {
  const { file, path, related, fix } = draft;
  const changed = fix?.kind === 'values' ? fix.values : [];
  // Removing a level or line needs the range of its parent.
  const around = fix?.kind === 'unwrap' ? [{ file, path: path.slice(0, -1) }] : [];
  return [draft, ...(related ?? []), ...changed.map((value) => ({ file, path: value.path })), ...around];
}

/** Limits of `schemas/report/diagnostic`. */
const LONGEST = { message: 2000, label: 200, note: 500, value: 200, expected: 1000, help: 1000 } as const;
const LONGEST_POINTER = 2000;
const LONGEST_TITLE = 200;

function diagnosticOf(draft: DiagnosticDraft, places: Slots): Diagnostic {
  const { code, file, path, message, related, fix } = draft;
  const entity = entityOf(places.file(file));
  return {
    code,
    severity: RULES[code].severity,
    message: clipped(message, LONGEST.message),
    file,
    range: places.rangeOf(draft),
    pointer: clipped(pointerOf(places.pathOf(file, path)), LONGEST_POINTER),
    ...(entity !== undefined && { entity }),
    ...wordsOf(draft),
    related: (related ?? []).map((place) => relatedPlace(place, places)),
    ...(fix && { fix: fixOf(draft, fix, places) }),
  };
}

/** Clipped, since content can be of any length. */
function wordsOf(
  draft: DiagnosticDraft,
): Partial<Pick<Diagnostic, 'label' | 'note' | 'value' | 'expected' | 'help'>> {
  const kept = (['label', 'note', 'value', 'expected', 'help'] as const).flatMap((name) => {
    const words = draft[name];
    return words === undefined || words === '' ? [] : [[name, clipped(words, LONGEST[name])]];
  });
  return Object.fromEntries(kept);
}

function fixOf(draft: DiagnosticDraft, fix: ProposedFix, places: Slots): Fix {
  return {
    title: clipped(fix.title, LONGEST_TITLE),
    safe: fix.safe,
    edits: editsOf(draft, fix, places),
  };
}

function clipped(words: string, longest: number): string {
  if (words.length <= longest) return words;
  // Removes half of a surrogate pair at the cut.
  return `${words.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

function relatedPlace(place: Place & { message: string }, places: Slots): RelatedPlace {
  return {
    file: place.file,
    range: places.rangeOf(place),
    message: clipped(place.message, LONGEST.note),
  };
}

function editsOf(draft: DiagnosticDraft, fix: ProposedFix, places: Slots): TextEdit[] {
  const { file, path } = draft;
  const text = places.file(file)?.text ?? '';
  switch (fix.kind) {
    case 'edits':
      return [...fix.edits];
    case 'replace': {
      const { start, end } = places.offsetsOf(draft);
      return [{ offset: start, length: end - start, text: fix.text }];
    }
    case 'values':
      return fix.values.map(({ path: changed, text: written }) => {
        const { start, end } = places.offsetsOf({ file, path: changed });
        return { offset: start, length: end - start, text: written };
      });
    case 'remove-line':
      return lineRemoval(text, places.valueOf(file, path));
    case 'unwrap':
      return unwrapping(text, places.valueOf(file, path.slice(0, -1)), places.valueOf(file, path));
    default:
      return fix satisfies never;
  }
}

function entityOf(file: ContentFile | undefined): string | undefined {
  if (!file) return undefined;
  const id = valueAt(file.value, ['id']);
  return typeof id === 'string' ? `${file.kind}/${id}`.slice(0, 200) : file.kind;
}

function inOrder(a: Diagnostic, b: Diagnostic): number {
  return (
    compare(a.file, b.file) ||
    a.range.start.offset - b.range.start.offset ||
    compare(a.code, b.code) ||
    compare(a.message, b.message)
  );
}

// By code unit, not by locale, so that the order is the same on every machine.
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
