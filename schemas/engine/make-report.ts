import type { Diagnostic, RelatedPlace, TextEdit } from '../generated/types.ts';
import { type ContentFile, isRelaxed } from './content-file.ts';
import { parseJson } from './json/parse.ts';
import { locate } from './locate.ts';
import { type Offsets, type Place, pointerOf, type Problem, type ProposedFix, valueAt } from './problem.ts';
import { createSourceText, type SourceText } from './source-text.ts';

/** Turns problems into the records of the report: places become lines and columns, and the order is always the same. */
export function makeDiagnostics(problems: readonly Problem[], files: readonly ContentFile[]): Diagnostic[] {
  const places = createPlaces(files);
  return problems.map((problem) => diagnosticOf(problem, places)).sort(inOrder);
}

interface Places {
  file(path: string): ContentFile | undefined;
  source(path: string): SourceText;
  offsetsOf(place: Place): Offsets;
}

/** Only files with problems are read a second time, for their places. */
function createPlaces(files: readonly ContentFile[]): Places {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const sources = new Map<string, SourceText>();
  const trees = new Map(files.flatMap(({ path, tree }) => (tree ? [[path, tree] as const] : [])));
  const treeOf = (path: string) => {
    const known = trees.get(path);
    if (known) return known;
    const root = parseJson(byPath.get(path)?.text ?? '', { isRelaxed: isRelaxed(path) }).root;
    if (root) trees.set(path, root);
    return root;
  };
  return {
    file: (path) => byPath.get(path),
    source(path) {
      const source = sources.get(path) ?? createSourceText(byPath.get(path)?.text ?? '');
      sources.set(path, source);
      return source;
    },
    offsetsOf({ file, path, span, offsets }) {
      if (offsets) return offsets;
      const root = treeOf(file);
      return root ? locate(root, path, span ?? 'value') : { start: 0, end: 0 };
    },
  };
}

function diagnosticOf(problem: Problem, places: Places): Diagnostic {
  const { file, path, span: _span, offsets: _offsets, related, fix, ...words } = problem;
  const offsets = places.offsetsOf(problem);
  const entity = entityOf(places.file(file));
  return {
    ...words,
    file,
    range: places.source(file).rangeOf(offsets),
    pointer: pointerOf(path),
    ...(entity !== undefined && { entity }),
    related: (related ?? []).map((place) => relatedPlace(place, places)),
    ...(fix && { fix: { title: fix.title, safe: fix.safe, edits: editsOf(problem, fix, places) } }),
  };
}

function relatedPlace(place: Place & { message: string }, places: Places): RelatedPlace {
  const { file, message } = place;
  return { file, range: places.source(file).rangeOf(places.offsetsOf(place)), message };
}

function editsOf(problem: Problem, fix: ProposedFix, places: Places): TextEdit[] {
  switch (fix.kind) {
    case 'edits':
      return [...fix.edits];
    case 'replace':
      return [over(places.offsetsOf(problem), fix.text)];
    case 'values':
      return fix.values.map(({ path, text }) => over(places.offsetsOf({ file: problem.file, path }), text));
    default:
      return fix satisfies never;
  }
}

function over({ start, end }: Offsets, text: string): TextEdit {
  return { offset: start, length: end - start, text };
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

// By code unit, never by locale: the same content gives the same report on every machine.
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
