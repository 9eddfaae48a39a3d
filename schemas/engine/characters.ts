/** Invisible and confusable characters: their names and their plain replacements. */

const NAMES: Readonly<Record<string, string>> = {
  '\u00a0': 'no-break space',
  '\u00ad': 'soft hyphen',
  '\u061c': 'Arabic letter mark',
  '\u180e': 'Mongolian vowel separator',
  '\u200b': 'zero width space',
  '\u200c': 'zero width non-joiner',
  '\u200d': 'zero width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202a': 'left-to-right embedding',
  '\u202b': 'right-to-left embedding',
  '\u202c': 'pop directional formatting',
  '\u202d': 'left-to-right override',
  '\u202e': 'right-to-left override',
  '\u202f': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'first strong isolate',
  '\u2069': 'pop directional isolate',
  '\u3000': 'ideographic space',
  '\ufeff': 'byte order mark',
  '\uff0c': 'full-width comma',
  '\uff1a': 'full-width colon',
};

/** Invisible in every context. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/;
const ALL_INVISIBLE = new RegExp(INVISIBLE.source, 'g');

/** Confusable letters of other alphabets, listed under the Latin letter that they look like. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    A: 'АΑ', B: 'ВΒ', C: 'С', E: 'ЕΕ', H: 'НΗ', I: 'ІΙӀ', J: 'Ј', K: 'КΚ', M: 'МΜ', N: 'Ν', O: 'ОΟՕ', P: 'РΡ',
    S: 'ЅՏ', T: 'ТΤ', X: 'ХΧ', Y: 'УҮΥ', Z: 'Ζ', a: 'аα', c: 'с', d: 'ԁ', e: 'е', g: 'ց', h: 'һհ', i: 'іι', j: 'ј',
    k: 'кκ', n: 'ո', o: 'оοօ', p: 'рρ', q: 'ԛ', s: 'ѕ', u: 'υս', v: 'ν', w: 'ԝ', x: 'хχ', y: 'у',
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
); // oxfmt-ignore

/** Latin letters that Unicode does not decompose. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', þ: 'th', ı: 'i',
}; // oxfmt-ignore

const ALPHABETS: readonly (readonly [name: string, letter: RegExp])[] = [
  'Cyrillic', 'Greek', 'Armenian', 'Hebrew', 'Arabic', 'Devanagari', 'Bengali', 'Tamil', 'Thai', 'Georgian', 'Hangul', 'Hiragana',
  'Katakana', 'Han',
].map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')]); // oxfmt-ignore

export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** "zero width space, U+200B". */
export function nameOfCharacter(character: string): string {
  const name = NAMES[character];
  return name === undefined ? codePoint(character) : `${name}, ${codePoint(character)}`;
}

export function invisibleIn(text: string): string | undefined {
  return INVISIBLE.exec(text)?.[0];
}

/** A suspicious character in a text, and the text as it was probably meant. */
export interface SuspiciousCharacter {
  /** The end of a sentence that begins with the name of the text. */
  words: string;
  /** Undefined where a letter has no Latin counterpart. */
  meant: string | undefined;
}

/** The first invisible or foreign letter of a text that should be Latin. */
export function suspiciousCharacterIn(text: string): SuspiciousCharacter | undefined {
  const hidden = invisibleIn(text);
  if (hidden !== undefined) {
    const meant = text.replaceAll(ALL_INVISIBLE, '');
    return {
      words: `contains an invisible character (${nameOfCharacter(hidden)})`,
      meant: latinOf(meant),
    };
  }
  const foreign = Array.from(text).find((character) => alphabetOf(character) !== undefined);
  if (foreign === undefined) return undefined;
  const latin = LOOK_ALIKES.get(foreign);
  const likeness = latin === undefined ? '' : ` and looks like the Latin ${latin}`;
  return {
    words: `holds ${foreign} (${codePoint(foreign)}), which is a letter of the ${alphabetOf(foreign) ?? ''} alphabet${likeness}`,
    meant: latinOf(text),
  };
}

function alphabetOf(character: string): string | undefined {
  return ALPHABETS.find(([, letter]) => letter.test(character))?.[0];
}

/** The text in Latin letters without accents; undefined where a letter has no counterpart. */
export function latinOf(text: string): string | undefined {
  const plain = Array.from(text.normalize('NFKD').replaceAll(/\p{M}/gu, ''), (character) => {
    return LOOK_ALIKES.get(character) ?? LATIN[character] ?? character;
  }).join('');
  return /[^\P{L}A-Za-z]/u.test(plain) ? undefined : plain;
}

/** True for equal names in different Unicode normalization forms. */
export function differInAccentsOnly(one: string, other: string): boolean {
  return one !== other && one.normalize('NFC') === other.normalize('NFC');
}
