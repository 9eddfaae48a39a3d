import { type AffectedBookings, linesOfAffected } from '#server/publishing';
import { counted } from '../report/summary.ts';
import { printable } from '../terminal/printable.ts';
import { style } from '../terminal/style.ts';
import { terminalWidth } from '../terminal/terminal.ts';
import { wrap } from '../terminal/wrap.ts';
import type { ChangeGroup } from './change-groups.ts';
import type { Change } from './compare.ts';

/** Formats the changes for people; empty where there are none. */
export function changesInWords(groups: readonly ChangeGroup[]): string {
  const width = terminalWidth();
  return groups
    .map(({ title, changes }) =>
      [style('bold', title), ...changes.flatMap((change) => linesOf(change, width))].join('\n'),
    )
    .join('\n\n');
}

/** The bookings for which publishing requires `--yes`. */
export function affectedInWords(affected: AffectedBookings): string {
  return [...linesOfAffected(affected), 'Publishing needs --yes.', ''].join('\n');
}

export function countInWords(groups: readonly ChangeGroup[]): string {
  const changes = groups.reduce((sum, group) => sum + group.changes.length, 0);
  return `${counted(changes, 'change')} in ${counted(groups.length, 'part')} of the site`;
}

function linesOf({ path, before, after, stays }: Change, width: number): string[] {
  const place = printable(path.filter((step) => step !== '').join(' › ')) || 'the list';
  if (before === undefined) return entry(stays === true ? '~' : '+', place, { words: after, width });
  if (after === undefined) return entry('-', place, { words: before, width });
  const line = `  ~ ${place}: ${printable(before)} → ${printable(after)}`;
  if (line.length <= width) return [`  ${style('yellow', '~')} ${line.slice(4)}`];
  return [
    `  ${style('yellow', '~')} ${place}`,
    ...labelled('was', before, width),
    ...labelled('now', after, width),
  ];
}

const COLOURS = { '+': 'green', '-': 'red', '~': 'yellow' } as const;

function entry(
  sign: keyof typeof COLOURS,
  place: string,
  { words = '', width }: { words: string | undefined; width: number },
): string[] {
  const head = `  ${style(COLOURS[sign], sign)} ${place}`;
  // The name of a new room or season is already in the path.
  if (place.endsWith(words)) return [head];
  const line = `${head}: ${printable(words)}`;
  return place.length + words.length + 6 <= width
    ? [line]
    : [head, ...labelled(sign === '-' ? 'was' : 'now', words, width)];
}

function labelled(label: string, words: string, width: number): string[] {
  const [first = '', ...more] = wrap(printable(words), width - 11);
  return [`      ${style('dim', label)}  ${first}`, ...more.map((line) => `           ${line}`)];
}
