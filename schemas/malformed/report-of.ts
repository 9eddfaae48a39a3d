import { checkSmallHotel, example, type FileChange } from '../engine/small-hotel.ts';
import type { KindTypes } from '../engine/content-file.ts';
import { deadRemedies } from './remedies.ts';

/** A diagnostic as a person reads it. */
export interface Reported {
  code: string;
  severity: string;
  /** `hotel.json:11:14`. */
  place: string;
  /** The marked text of the file. */
  at: string;
  message: string;
  help: string | undefined;
  /** The texts of the fix's edits, joined by ` … `. */
  fix: string | undefined;
  isSafe: boolean | undefined;
  /** `file:line:column message` of the related places. */
  related: string[];
}

const FILES = {
  hotel: 'hotel.json',
  theme: 'theme.json',
  seo: 'seo.json',
  tax: 'taxes.json',
  'page-home': 'pages/home.json',
  location: 'locations/udaipur.json',
  room: 'rooms/lake-suite.json',
  rate: 'rates/udaipur.json',
  policy: 'policies/flexible.json',
  album: 'albums/moments.json',
  service: 'services/boat-dinner.json',
  translation: 'locales/en/common.json',
} as const satisfies Partial<Record<keyof KindTypes, string>>;

/** A file of the small hotel with one part of its text replaced. */
export function written(kind: keyof typeof FILES, from: string, to: string): Record<string, FileChange> {
  const text = JSON.stringify(example(kind), null, 2);
  if (!text.includes(from)) throw new Error(`${FILES[kind]} has no ${from}`);
  return { [FILES[kind]]: text.replace(from, to) };
}

/** The report on the small hotel with these files replaced. Each of its remedies is tried. */
export async function reportOf(files: Readonly<Record<string, FileChange>>, now?: Date): Promise<Reported[]> {
  const report = await checkSmallHotel(files, now);
  const dead = await deadRemedies(report, (changed) => checkSmallHotel({ ...files, ...changed }, now));
  if (dead.length > 0) throw new Error(`Remedies that do not work:\n${dead.join('\n')}`);
  const { diagnostics, texts } = report;
  return diagnostics.map(({ code, severity, file, range, message, help, fix, related }) => ({
    code,
    severity,
    place: `${file}:${range.start.line}:${range.start.column}`,
    at: (texts.get(file) ?? '').slice(range.start.offset, range.end.offset),
    message,
    help,
    fix: fix?.edits.map(({ text }) => text).join(' … '),
    isSafe: fix?.safe,
    related: related.map(
      (other) => `${other.file}:${other.range.start.line}:${other.range.start.column} ${other.message}`,
    ),
  }));
}
