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

/** The cached part of a report: no typed content, and texts only of files with diagnostics. */
type KeptReport = Omit<Report, 'content' | 'texts'> & { texts: [path: string, text: string][] };

interface Entry {
  build: string;
  root: string;
  stamp: string;
  /** Some rules depend on the date, so a report is valid until midnight at the hotel. */
  validUntil: number;
  report: KeptReport;
}

/**
 * Returns the cached report of an unchanged folder, or checks again. Only the built command caches: sources that are
 * being edited have no version.
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
  // The stamp was taken before any file was read, so a later write has a later time.
  if (stamp.isSettled)
    keep(file, { ...place, stamp: stamp.text, validUntil: endOfDay(report), report: kept(report) });
  return report;
}

/** The folder of the built command is named by the digest of its files. */
function buildName(): string | undefined {
  const name = basename(import.meta.dirname);
  return /^[0-9a-f]{16}$/.test(name) ? `${name} ${process.version}` : undefined;
}

function fileFor(root: string): string {
  const name = root.replaceAll(/[^\w.-]+/g, '-').slice(-150);
  return join(packageRoot(), '.cache/check', `${name}.json`);
}

function readEntry(file: string): Entry | undefined {
  // Our own file. The first field tells files of an older build.
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
  // Caching is optional: where the folder is read-only, the next check reads the content again.
  attempt(() => {
    mkdirSync(join(file, '..'), { recursive: true });
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, JSON.stringify(entry), { mode: 0o600 });
    renameSync(temporary, file);
    removeOldest(join(file, '..'));
  });
}

const MOST_KEPT = 40;

function removeOldest(folder: string): void {
  const files = readdirSync(folder).map((name) => join(folder, name));
  if (files.length <= MOST_KEPT) return;
  const byAge = files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const file of byAge.slice(MOST_KEPT)) rmSync(file, { force: true });
}

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

/** A moment before midnight at the hotel, or the next quarter of an hour where its time zone is not known. */
export function endOfDay({ content }: Pick<Report, 'content'>, now = Date.now()): number {
  const nextQuarter = now - (now % QUARTER_MS) + QUARTER_MS;
  if (content === undefined) return nextQuarter;
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: content.hotel.timezone,
    hour: 'numeric',
    minute: 'numeric',
  }).format(now);
  const [hours = 24, minutes = 0] = time.split(':').map(Number);
  // Two hours of margin, for a change to summer time.
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
