import { type ContentKind, kindOf } from './kinds.ts';
import type { ContentFileSystem } from './file-system.ts';
import { valueAt, type ValuePath } from './diagnostic.ts';
import { readContentFile } from './read-content-file.ts';

/** Puts a hotel's own names in place of those of the example hotel. */
export type OwnWords = (text: string) => string;

/** A content file whose names are used; its value need not be valid. */
interface NamedFile {
  path: string;
  kind: ContentKind;
  value: unknown;
}

/** A name in the examples, where a hotel writes its own, and what stands for it where there is no hotel. */
interface Name {
  example: string;
  kind: ContentKind;
  path: ValuePath;
  neutral: string;
  /** Takes the name from a longer value. */
  of?: (this: void, written: string) => string;
}

const address = (example: string, path: ValuePath, neutral: string): Name => ({
  example,
  kind: 'location',
  path: ['address', ...path],
  neutral,
});

const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;

const NAMES: readonly Name[] = [
  { example: 'The Kesar', kind: 'hotel', path: ['businessName'], neutral: 'The Hotel' },
  { example: 'Kesar Hotels Private Limited', kind: 'hotel', path: ['businessName'], neutral: 'The Hotel' },
  { example: 'the-kesar', kind: 'hotel', path: ['id'], neutral: 'the-hotel' },
  { example: 'kesar-hotels', kind: 'hotel', path: ['id'], neutral: 'the-hotel' },
  {
    example: 'thekesar.example',
    kind: 'hotel',
    path: ['siteUrl'],
    neutral: 'hotel.example',
    of: hostOf,
  },
  { example: 'INR', kind: 'hotel', path: ['currency'], neutral: 'EUR' },
  { example: 'Asia/Kolkata', kind: 'hotel', path: ['timezone'], neutral: 'Europe/Lisbon' },
  { example: 'udaipur', kind: 'location', path: ['id'], neutral: 'old-town' },
  { example: '+912942420016', kind: 'location', path: ['phones', 0, 'number'], neutral: '+351210000000' },
  address('14 Lal Ghat, Old City', ['streetAddress'], '1 Main Street'),
  address('14 Lal Ghat', ['streetAddress'], '1 Main Street'),
  address('Lal Ghat', ['streetAddress'], 'Main Street'),
  address('Udaipur', ['town'], 'Old Town'),
  address('Rajasthan', ['state'], 'the region'),
  address('"IN"', ['country'], '"PT"'),
  address('313001', ['pin'], '1100-148'),
  address('24.5764', ['point', 'lat'], '38.7139'),
  address('73.6835', ['point', 'long'], '-9.1334'),
  { example: 'lake-suite', kind: 'room', path: ['id'], neutral: 'double-room' },
  { example: 'Lake Suite', kind: 'room', path: ['name'], neutral: 'Double Room' },
  { example: 'Flexible', kind: 'rate', path: ['ratePlans', 0, 'name'], neutral: 'Flexible' },
  { example: 'GST', kind: 'tax', path: ['taxes', 0, 'label'], neutral: 'VAT' },
];

/** Further places of the examples, which no other hotel has. */
const FURTHER: readonly (readonly [string, string])[] = [
  ['Kochi', 'Second Town'],
  ['kochi', 'second-town'],
  ['Manali', 'Third Town'],
  ['manali', 'third-town'],
  ['Lake Pichola', 'the garden'],
  ['MONSOON', 'SUMMER'],
  ['Monsoon', 'Summer'],
  ['GSTIN', 'VAT number'],
  ['08AAAAA0000A1Z5', '123456789'],
];

/** With the names of a hotel's first location and of the first room and rate file there; without files, neutral names. */
export function ownWords(files: readonly NamedFile[] = []): OwnWords {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const location = sorted.find(({ kind }) => kind === 'location');
  const locationId = valueAt(location?.value, ['id']);
  const firstOf = (kind: ContentKind): NamedFile | undefined => {
    if (kind === 'location') return location;
    const all = sorted.filter((file) => file.kind === kind);
    return all.find(({ value }) => valueAt(value, ['locationId']) === locationId) ?? all[0];
  };
  const words = new Map(FURTHER);
  for (const { example, kind, path, neutral, of } of NAMES) {
    const own = valueAt(firstOf(kind)?.value, path);
    const isGiven =
      (typeof own === 'string' && own.trim() !== '' && !own.startsWith('TODO')) || typeof own === 'number';
    const written = isGiven ? JSON.stringify(String(own)).slice(1, -1) : neutral;
    const isQuoted = example.startsWith('"') && isGiven;
    words.set(example, isQuoted ? `"${written}"` : isGiven && of !== undefined ? of(written) : written);
  }
  // Longer names first: one may begin with another.
  const examples = [...words.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(examples.map((each) => each.replaceAll(/[+.]/g, '\\$&')).join('|'), 'g');
  return (text) => text.replace(pattern, (example) => words.get(example) ?? example);
}

const NAMED: ReadonlySet<ContentKind> = new Set(NAMES.map(({ kind }) => kind));

/** The words of the hotel in a content folder; neutral ones where there is no folder. */
export async function ownWordsOf(fs: ContentFileSystem, root: string): Promise<OwnWords> {
  const found = ((await fs.list(root)) ?? []).flatMap((entry) => {
    const kind = kindOf(entry.path);
    return kind !== undefined && NAMED.has(kind) ? [{ entry, kind }] : [];
  });
  return ownWords(await Promise.all(found.map((each) => readContentFile(fs, root, each))));
}
