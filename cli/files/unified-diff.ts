/** Lines `from` up to `to` of the old text stand as lines `newFrom` up to `newTo` in the new one. */
interface Change {
  from: number;
  to: number;
  newFrom: number;
  newTo: number;
}

interface Texts {
  before: readonly string[];
  after: readonly string[];
}

const CONTEXT = 3;
/** Lines that must agree before two texts count as in step again after lines came or went. */
const IN_STEP = 3;
/** How far the texts may drift apart before the rest counts as rewritten. */
const FARTHEST = 200;

/** The change of a file as `git apply` and `patch` read it; empty where nothing changed. */
export function unifiedDiff(path: string, before: string, after: string): string {
  if (before === after) return '';
  const texts = { before: linesOf(before), after: linesOf(after) };
  const hunks = hunksOf(changesOf(texts)).map((hunk) => hunkText(texts, hunk));
  const name = path.replaceAll('\\', '/').replace(/^\/+/, '');
  return `--- a/${name}\n+++ b/${name}\n${hunks.join('')}`;
}

/** Lines with their line breaks. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/);
}

/**
 * Walks both texts in step and, where they differ, looks for the nearest place where they agree again. Fixes are small
 * and local, so that place is near; the result is always right, and nearly always the shortest.
 */
function changesOf(texts: Texts): Change[] {
  const { before, after } = texts;
  const changes: Change[] = [];
  let from = 0;
  let newFrom = 0;
  while (from < before.length || newFrom < after.length) {
    if (before[from] === after[newFrom]) {
      from += 1;
      newFrom += 1;
      continue;
    }
    const [to, newTo] = nextInStep(texts, from, newFrom);
    changes.push({ from, to, newFrom, newTo });
    from = to;
    newFrom = newTo;
  }
  return changes;
}

function nextInStep(texts: Texts, from: number, newFrom: number): [number, number] {
  for (let steps = 1; steps <= FARTHEST; steps += 1) {
    // An equal number of lines first: most fixes replace a line by a line.
    const middle = Math.floor(steps / 2);
    for (let skew = 0; skew <= steps - middle; skew += 1) {
      for (const old of skew === 0 ? [middle] : [middle - skew, middle + skew]) {
        if (old < 0 || old > steps) continue;
        const added = steps - old;
        const needed = old === added ? 1 : IN_STEP;
        if (areInStep(texts, [from + old, newFrom + added], needed)) return [from + old, newFrom + added];
      }
    }
  }
  return [texts.before.length, texts.after.length];
}

function areInStep(
  { before, after }: Texts,
  [at, newAt]: readonly [number, number],
  needed: number,
): boolean {
  if (at > before.length || newAt > after.length) return false;
  for (let ahead = 0; ahead < needed; ahead += 1) {
    if (before[at + ahead] !== after[newAt + ahead]) return false;
    if (before[at + ahead] === undefined) return true;
  }
  return true;
}

/** Changes so near to each other that their surroundings touch are shown together. */
function hunksOf(changes: readonly Change[]): Change[][] {
  const hunks: Change[][] = [];
  for (const change of changes) {
    const last = hunks.at(-1);
    const end = last?.at(-1)?.to;
    if (last !== undefined && end !== undefined && change.from - end <= 2 * CONTEXT) last.push(change);
    else hunks.push([change]);
  }
  return hunks;
}

function hunkText({ before, after }: Texts, changes: readonly Change[]): string {
  const [first] = changes;
  const last = changes.at(-1);
  if (first === undefined || last === undefined) return '';
  const from = Math.max(first.from - CONTEXT, 0);
  const to = Math.min(last.to + CONTEXT, before.length);
  const newFrom = first.newFrom - (first.from - from);
  const newTo = last.newTo + (to - last.to);
  const lines: string[] = [];
  let at = from;
  for (const change of changes) {
    lines.push(...marked(' ', before.slice(at, change.from)));
    lines.push(...marked('-', before.slice(change.from, change.to)));
    lines.push(...marked('+', after.slice(change.newFrom, change.newTo)));
    at = change.to;
  }
  lines.push(...marked(' ', before.slice(at, to)));
  return `@@ -${stretch(from, to)} +${stretch(newFrom, newTo)} @@\n${lines.join('')}`;
}

function marked(mark: string, lines: readonly string[]): string[] {
  return lines.map((line) =>
    line.endsWith('\n') ? mark + line : `${mark}${line}\n\\ No newline at end of file\n`,
  );
}

// An empty stretch is named by the line before it.
function stretch(from: number, to: number): string {
  return to === from ? `${from},0` : `${from + 1},${to - from}`;
}
