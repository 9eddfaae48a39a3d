import type { Random } from './random.ts';

const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  '',
  'ID',
  'naem',
  'x'.repeat(300),
  '🏡',
  'a/b~c',
  '\u0000',
];
const TEXTS = [
  '',
  ' ',
  'x',
  'TBD',
  'é'.repeat(5000),
  '🏡'.repeat(61),
  '\ud83d',
  '\u202eevil',
  'http://x.example',
  'javascript:alert(1)',
  'a@b',
  '2027-02-30',
  '#12345',
  '../../etc/passwd',
  '{{count}} <1> $t(x)',
  'DAY',
  '-----BEGIN PRIVATE KEY-----',
];
const NUMBERS = [0, -1, 1, 0.5, 1.005, 33.33, 1439, 1440, 1e21, -1e308, 2 ** 53, 0.1 + 0.2];
const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { kind: 'X' },
  { unit: 'PERCENT' },
];

/** A copy of the value with one part changed. */
export function mutatedValue(value: unknown, random: Random): unknown {
  const copy: unknown = structuredClone(value);
  const holder = { root: copy };
  const places = placesIn(holder);
  const place = random.pick(places);
  change(place, places, random);
  return holder.root;
}

interface Place {
  holder: object;
  key: string | number;
}

function placesIn(holder: object): Place[] {
  const keys = Array.isArray(holder) ? holder.map((_, at) => at) : Object.keys(holder);
  return keys.flatMap((key) => {
    const inner: unknown = Reflect.get(holder, key);
    const below = typeof inner === 'object' && inner !== null ? placesIn(inner) : [];
    return [{ holder, key }, ...below];
  });
}

function change({ holder, key }: Place, places: readonly Place[], random: Random): void {
  const put = (value: unknown): void => write(holder, key, value);
  const value: unknown = Reflect.get(holder, key);
  switch (random.below(10)) {
    case 0:
      return remove(holder, key);
    case 1:
      return put(random.pick(OTHERS));
    case 2:
      return put(random.pick(TEXTS));
    case 3:
      return put(random.pick(NUMBERS));
    case 4:
      return put(nudged(value, random));
    case 5:
      return put({ [String(key)]: value });
    case 6:
      return put([value, value]);
    case 7: {
      const other = random.pick(places);
      // A copy of another part: perhaps of the right type, in the wrong place.
      return put(structuredClone(Reflect.get(other.holder, other.key)));
    }
    case 8:
      if (typeof value === 'object' && value !== null) write(value, random.pick(KEYS), random.pick(OTHERS));
      return undefined;
    default:
      remove(holder, key);
      return write(holder, random.chance(50) ? misspelt(String(key), random) : random.pick(KEYS), value);
  }
}

function nudged(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + random.pick([1, -1, 0.5, 0.001, 1e6, -1e6]);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string')
    return random.pick([
      value.slice(1),
      `${value}x`,
      value.toUpperCase(),
      `${value} `,
      misspelt(value, random),
    ]);
  return value;
}

function misspelt(word: string, random: Random): string {
  const at = random.below(word.length + 1);
  return random.pick([
    word.slice(0, at) + word.slice(at + 1),
    `${word.slice(0, at)}e${word.slice(at)}`,
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ]);
}

// As an own property, also for `__proto__`.
function write(holder: object, key: string | number, value: unknown): void {
  if (Array.isArray(holder) && typeof key === 'string') return;
  Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true });
}

function remove(holder: object, key: string | number): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

const TYPOS = [
  '"',
  "'",
  '“',
  ',',
  ',,',
  ':',
  '{',
  '}',
  '[',
  ']',
  '\\',
  '\\u12',
  '\n',
  '\r\n',
  '\t',
  '\u0000',
].concat([
  '0',
  '-',
  '.',
  'e',
  'NaN',
  'true',
  'null',
  '//',
  '/*',
  '#',
  ' ',
  '\u00a0',
  '\ufeff',
  '\ud83d',
  '\u202e',
  '🏡',
]);

/** A text with a typing error: something typed, cut, pasted or joined. */
export function mutatedText(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const end = Math.min(text.length, at + 1 + random.below(random.chance(20) ? 400 : 4));
  switch (random.below(7)) {
    case 0:
      return text.slice(0, at) + text.slice(end);
    case 1:
      return text.slice(0, at) + random.pick(TYPOS) + text.slice(at);
    case 2:
      return text.slice(0, at) + random.pick(TYPOS) + text.slice(end);
    case 3:
      return text.slice(0, at) + text.slice(at, end).repeat(2) + text.slice(end);
    case 4:
      return text.slice(0, at);
    case 5: {
      const lines = text.split('\n');
      const line = random.below(lines.length);
      return [
        ...lines.slice(0, line),
        ...(random.chance(50) ? [] : lines.slice(line, line + 1)),
        ...lines.slice(line),
      ]
        .filter((_, index) => index !== line || random.chance(50))
        .join('\n');
    }
    default:
      return text.replaceAll('\n', '\r\n');
  }
}
