/** What the help of a diagnostic says to write, as JSON. */
export interface ProposedValues {
  values: readonly string[];
  /** Fields with their values, as in `write "enabled": true in hotel.json`. */
  fields?: Readonly<Record<string, unknown>>;
  /** The file that the help names for the fields. */
  place?: string;
}

const JSON_VALUE = String.raw`"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?![\w:%.])|true|false`;
const BEGIN = /(?:^|, |or |; )(?:write|for example|use) (?!"[^"]*":)/u;
const FIELDS = new RegExp(
  String.raw`write ((?:"\w+": (?:${JSON_VALUE}))(?:, "\w+": (?:${JSON_VALUE}))*)(?: in (\S+\.jsonc?))?`,
  'u',
);
const VALUE = new RegExp(JSON_VALUE, 'uy');
const NEXT = /, or |, | or /uy;

/** Reads help such as `write 2846 or 2847` and `write "lat": 24.5, "long": 73.6`. */
export function proposedValues(help: string): ProposedValues {
  const [, list, place] = FIELDS.exec(help) ?? [];
  return {
    values: valuesIn(help),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the expression matches members of an object
    ...(list !== undefined && { fields: JSON.parse(`{${list}}`) as Readonly<Record<string, unknown>> }),
    ...(place !== undefined && { place }),
  };
}

function valuesIn(help: string): string[] {
  const begin = BEGIN.exec(help);
  if (begin === null) return [];
  const values: string[] = [];
  let at = begin.index + begin[0].length;
  for (;;) {
    const value = matchAt(VALUE, help, at);
    // More steps than this one.
    if (value === undefined || help.startsWith(' and ', at + value.length)) return values;
    values.push(value);
    const next = matchAt(NEXT, help, at + value.length);
    if (next === undefined) return values;
    at += value.length + next.length;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
