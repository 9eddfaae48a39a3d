import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { Report } from '#schemas/engine';
import { packageRoot } from '../package-root.ts';
import { stampFolder } from './folder-stamp.ts';

/** A report as it is kept: the typed content is not needed to print one, nor are texts without a problem. */
type KeptReport = Omit<Report, 'content' | 'texts'> & { texts: [path: string, text: string][] };

interface Entry {
  build: string;
  root: string;
  stamp: string;
  /** Rules look at the day: the verdict holds until it changes at the hotel. */
  validUntil: number;
  report: KeptReport;
}

/**
 * The report on a folder in which nothing has changed since the last check, else that of a new check. Only the built
 * command keeps reports: while its sources are being changed nobody could say which of them a report was made by.
 */
export async function throughCache(root: string, check: () => Promise<Report>): Promise<Report> {
  const build = buildName();
  const stamp = build === undefined ? undefined : attempt(() => stampFolder(root));
  if (build === undefined || stamp === undefined) return check();
  const place = { build, root: realpathSync(root) };
  const file = fileFor(place.root);
  const known = readEntry(file);
  const isSame = known?.build === build && known.root === place.root && known.stamp === stamp.text;
  if (known !== undefined && isSame && Date.now() < known.validUntil) return restored(known.report, root);
  const report = await check();
  // The stamp is older than every look into a file: whatever is written later has a later time.
  if (stamp.isSettled)
    keep(file, { ...place, stamp: stamp.text, validUntil: endOfDay(report), report: kept(report) });
  return report;
}

/** The folder of a built command is called by what is in it. */
function buildName(): string | undefined {
  const name = basename(import.meta.dirname);
  return /^[0-9a-f]{16}$/.test(name) ? `${name} ${process.version}` : undefined;
}

function fileFor(root: string): string {
  const name = root.replaceAll(/[^\w.-]+/g, '-').slice(-150);
  return join(packageRoot(), '.cache/check', `${name}.json`);
}

function readEntry(file: string): Entry | undefined {
  // Our own file; one of an older build is told by its first field
  return attempt(() => JSON.parse(readFileSync(file, 'utf8')) as Entry);
}

function restored({ texts, ...report }: KeptReport, root: string): Report {
  return { ...report, root, content: undefined, texts: new Map(texts) };
}

function kept({ content: _content, texts, ...report }: Report): KeptReport {
  const shown = new Set(
    report.diagnostics.flatMap(({ file, related }) => [file, ...related.map((place) => place.file)]),
  );
  return { ...report, texts: [...texts].map(([path, text]) => [path, shown.has(path) ? text : '']) };
}

function keep(file: string, entry: Entry): void {
  // A folder that cannot be written to only means that the next check reads the content again.
  attempt(() => {
    mkdirSync(join(file, '..'), { recursive: true });
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, JSON.stringify(entry), { mode: 0o600 });
    renameSync(temporary, file);
    removeOldest(join(file, '..'));
  });
}

const MOST_KEPT = 40;

/** Folders come and go; the reports that were kept last are those that are asked for again. */
function removeOldest(folder: string): void {
  const files = readdirSync(folder).map((name) => join(folder, name));
  if (files.length <= MOST_KEPT) return;
  const byAge = files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const file of byAge.slice(MOST_KEPT)) rmSync(file, { force: true });
}

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

/** Before the day can change at the hotel. Where its zone is not known: before it can change anywhere. */
export function endOfDay({ content }: Pick<Report, 'content'>, now = Date.now()): number {
  const nextQuarter = now - (now % QUARTER_MS) + QUARTER_MS;
  if (content === undefined) return nextQuarter;
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: content.hotel.timezone,
    hour: 'numeric',
    minute: 'numeric',
  }).format(now);
  const [hours = 24, minutes = 0] = time.split(':').map(Number);
  // Two hours of room: clocks may be put forward in between.
  const safely = now + (22 * 60 - hours * 60 - minutes) * MINUTE_MS;
  return Math.max(safely, nextQuarter);
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
