import { checkSmallHotel, example, type FileChange } from '../engine/small-hotel.ts';
import type { KindTypes } from '../engine/content-file.ts';

/** What the checker says of one problem, as a person meets it. */
export interface Reported {
  code: string;
  severity: string;
  /** `hotel.json:11:14`. */
  place: string;
  /** The words of the file that are marked. */
  at: string;
  message: string;
  help: string | undefined;
  /** What a fix would write, its stretches joined by ` … `. */
  fix: string | undefined;
  /** `file:line:column words` of the other places. */
  related: string[];
}

/** Files of the small hotel by their kind. */
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

/** One file of the small hotel with a stretch of its text written wrongly. */
export function written(kind: keyof typeof FILES, from: string, to: string): Record<string, FileChange> {
  const text = JSON.stringify(example(kind), null, 2);
  if (!text.includes(from)) throw new Error(`${FILES[kind]} has no ${from}`);
  return { [FILES[kind]]: text.replace(from, to) };
}

/** Everything that is said about the small hotel with these files written wrongly. */
export async function reportOf(files: Readonly<Record<string, FileChange>>, now?: Date): Promise<Reported[]> {
  const { diagnostics, texts } = await checkSmallHotel(files, now);
  return diagnostics.map(({ code, severity, file, range, message, help, fix, related }) => ({
    code,
    severity,
    place: `${file}:${range.start.line}:${range.start.column}`,
    at: (texts.get(file) ?? '').slice(range.start.offset, range.end.offset),
    message,
    help,
    fix: fix?.edits.map(({ text }) => text).join(' … '),
    related: related.map(
      (other) => `${other.file}:${other.range.start.line}:${other.range.start.column} ${other.message}`,
    ),
  }));
}
