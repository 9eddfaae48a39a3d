import type { Report } from '../engine/check-content.ts';
import { pathOf } from '../engine/diagnostic.ts';
import { applyEdits } from '../engine/fix/apply-edits.ts';
import type { Diagnostic } from '../generated/types.ts';
import { proposedValues } from './proposed-values.ts';

/** What a diagnostic proposes: the changed texts by file. */
interface Remedy {
  words: string;
  after: Readonly<Record<string, string>>;
}

export type CheckAgain = (changed: Readonly<Record<string, string>>) => Promise<Report>;

/**
 * The remedies of a report that leave their problem, put another mistake in its place, or break a reference: each fix,
 * and each value that the help says to write, is made alone and checked again.
 */
export async function deadRemedies(report: Report, checkAgain: CheckAgain): Promise<string[]> {
  const results = await Promise.all(
    report.diagnostics.flatMap((of) =>
      remediesOf(of, report).map(async ({ words, after }) => {
        const { diagnostics } = await checkAgain(after);
        const left = diagnostics.filter(
          (found) => isSame(found, of) || isCaused(found, { of, before: report }),
        );
        return left.map(
          ({ code, file, pointer, message }) =>
            `${of.code} ${of.file}${of.pointer}: ${words}: ${code} ${file}${pointer}: ${message}`,
        );
      }),
    ),
  );
  return results.flat();
}

function remediesOf(of: Diagnostic, report: Report): Remedy[] {
  const { fix, help = '', range, file } = of;
  const text = report.texts.get(file) ?? '';
  const offset = range.start.offset;
  const marked = { offset, length: range.end.offset - offset };
  const { values, fields, place } = proposedValues(help);
  return [
    ...(fix ? [{ words: fix.title, after: { [file]: applyEdits(text, fix.edits) } }] : []),
    ...values.map((value) => ({
      words: `write ${value}`,
      after: { [file]: applyEdits(text, [{ ...marked, text: value }]) },
    })),
    ...(fields === undefined ? [] : [withFields(fields, { of, place, report })]),
  ];
}

/** Fields that help says to write stand beside the marked value, or at the root of a file that it names. */
function withFields(
  fields: Readonly<Record<string, unknown>>,
  { of, place, report }: { of: Diagnostic; place: string | undefined; report: Report },
): Remedy {
  const file = place ?? of.file;
  const root: unknown = JSON.parse(report.texts.get(file) ?? '{}');
  const path = place === undefined ? pathOf(of.pointer, root).slice(0, -1) : [];
  const holder = path.reduce<object>((outer, step) => Object(Reflect.get(outer, step)), Object(root));
  Object.assign(holder, fields);
  return { words: `write ${JSON.stringify(fields)}`, after: { [file]: JSON.stringify(root, null, 2) } };
}

function isSame(found: Diagnostic, of: Diagnostic): boolean {
  return (
    found.code === of.code &&
    found.file === of.file &&
    found.pointer === of.pointer &&
    found.message === of.message
  );
}

/** What a mistake hid is not caused by its remedy: another value of the file, or what a reference leads to. */
function isCaused(found: Diagnostic, { of, before }: { of: Diagnostic; before: Report }): boolean {
  if (found.severity !== 'error' || before.diagnostics.some((each) => isAlike(each, found))) return false;
  // A file that does not parse, or whose kind is not known, says nothing of its values.
  if (of.code.startsWith('json/') || of.code === 'union/tag') return false;
  const isBroken = found.code.startsWith('ref/') || found.code.startsWith('json/');
  return isBroken || (found.file === of.file && found.pointer === of.pointer);
}

function isAlike(a: Diagnostic, b: Diagnostic): boolean {
  return a.code === b.code && a.file === b.file && a.pointer === b.pointer;
}
