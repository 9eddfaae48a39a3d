import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { memoize } from '#domain/memoize';
import { unpackWoff } from './unpack-woff.ts';

type Weight = '400' | '700';

/** A font with its name, so that a document embeds it once. */
export interface Font {
  name: string;
  bytes: Buffer;
}

/** A run of text that one font can write. */
export interface TextRun {
  text: string;
  font: Font;
  isRightToLeft: boolean;
}

/**
 * Noto Sans by script, in the order in which they are tried, with the characters that each holds. What none of them
 * holds is written in Unifont, which is plain and knows every script of the Basic Multilingual Plane.
 */
const SUBSETS = [
  'noto-sans latin',
  'noto-sans latin-ext',
  'noto-sans greek',
  'noto-sans greek-ext',
  'noto-sans cyrillic',
  'noto-sans cyrillic-ext',
  'noto-sans vietnamese',
  'noto-sans devanagari',
  'noto-sans-arabic arabic',
  'noto-sans-hebrew hebrew',
] as const;

type Range = readonly [first: number, last: number];

const rangesOf = memoize((subset: string): Range[] => {
  const [family, script = ''] = subset.split(' ');
  const file = pathOf(`@fontsource/${family}/unicode.json`);
  // A file of the font's package, with one list of ranges for each subset.
  const lists = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return (lists[script] ?? '').split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
});

const SPACE = 0x20;

function pathOf(file: string): string {
  return createRequire(import.meta.url).resolve(file);
}

function isIn(subset: string, cluster: string): boolean {
  return Array.from(cluster).every((character) => {
    const point = character.codePointAt(0) ?? 0;
    return point === SPACE || rangesOf(subset).some(([first, last]) => first <= point && point <= last);
  });
}

const ANY_SCRIPT = 'unifont';
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Control and formatting characters, but for those that join letters; and spaces that fonts lack. */
const UNWRITTEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}]/gu;
const ODD_SPACES = /[\u2007\u202F]/g;

/**
 * Splits a text into runs. Spaces and signs stay with the letters before them, so that a name in a script that is
 * written from right to left stays in one piece.
 */
export function runsOf(text: string, weight: Weight): TextRun[] {
  const written = text.normalize('NFC').replaceAll(ODD_SPACES, '\u00A0').replaceAll(UNWRITTEN, '');
  const runs: { text: string; subset: string }[] = [];
  for (const { segment } of clusters.segment(written)) {
    const last = runs.at(-1);
    if (last !== undefined && staysIn(last.subset, segment)) last.text += segment;
    else runs.push({ text: segment, subset: SUBSETS.find((subset) => isIn(subset, segment)) ?? ANY_SCRIPT });
  }
  return runs.map((run) => ({
    text: run.text,
    font: fontOf(fileOf(run.subset, weight)),
    isRightToLeft: RIGHT_TO_LEFT.test(run.text),
  }));
}

function staysIn(subset: string, cluster: string): boolean {
  if (subset !== ANY_SCRIPT) return isIn(subset, cluster);
  const isLetter = /\p{L}/u.test(cluster);
  return !isLetter || !SUBSETS.some((each) => isIn(each, cluster));
}

const fontOf = memoize((name: string): Font => ({ name, bytes: unpackWoff(readFileSync(pathOf(name))) }));

function fileOf(subset: string, weight: Weight): string {
  if (subset === ANY_SCRIPT) return '@fontsource/unifont/files/unifont-latin-400-normal.woff';
  const [family, script] = subset.split(' ');
  return `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
}
