import { describe, expect, it } from 'vitest';
import english from '../../site/public/locales/en/common.json';
import arabic from './ar/common.json';
import hindi from './hi/common.json';
import { interfaceIn, LOCALES } from './locales.ts';
import { CLOSING, OPENING, pseudoText, pseudoTexts, type Texts } from './pseudo.ts';

/** Every text by its key. */
function flat(texts: Texts, before = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]): [string, string][] =>
      typeof text === 'string' ? [[before + key, text]] : [...flat(text, `${before}${key}.`)],
    ),
  );
}

const placeholders = (text: string) => (text.match(/\{\{[^{}]*\}\}|\$t\([^()]*\)/gu) ?? []).toSorted();
const written = (text: string) => text.replaceAll(/\{\{[^{}]*\}\}|\$t\([^()]*\)/gu, '');
const inEnglish = flat(english);

describe.each([
  ['Hindi', flat(hindi)],
  ['the pseudo-locale', flat(pseudoTexts(english))],
])('%s', (_name, texts) => {
  it('has the texts of English, no more and no fewer', () => {
    expect([...texts.keys()]).toEqual([...inEnglish.keys()]);
  });

  it('keeps every placeholder', () => {
    const kept = [...texts].map(([key, text]) => [key, placeholders(text)]);
    expect(kept).toEqual([...inEnglish].map(([key, text]) => [key, placeholders(text)]));
  });
});

describe('Hindi', () => {
  it('is translated: whatever has letters in English is written in Devanagari', () => {
    const left = [...flat(hindi)].filter(
      ([key, text]) =>
        /\p{L}/u.test(written(inEnglish.get(key) ?? '')) && !/\p{Script=Devanagari}/u.test(text),
    );
    expect(left).toEqual([]);
  });

  it('chooses its own plurals', () => {
    const { t } = interfaceIn('hi');
    expect([0, 1, 2].map((count) => t('search.rooms', { count }))).toEqual(['0 कमरा', '1 कमरा', '2 कमरे']);
  });
});

describe('Arabic', () => {
  const FORMS = /_(?:zero|one|two|few|many|other)$/;
  /** No screen shows a mail. */
  const inScreens = [...inEnglish].filter(([key]) => !key.startsWith('mail.'));
  const englishOf = (key: string) => inEnglish.get(key) ?? inEnglish.get(key.replace(FORMS, '_other'));
  const isNumbered = (key: string) => FORMS.test(key) && inEnglish.has(key.replace(FORMS, '_other'));

  it('has the texts of every screen, no more and no fewer, and each in its six plurals', () => {
    const wanted = inScreens.flatMap(([key]) =>
      isNumbered(key)
        ? ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => key.replace(FORMS, `_${form}`))
        : [key],
    );
    expect(new Set(flat(arabic).keys())).toEqual(new Set(wanted));
  });

  it('keeps every placeholder; one and two need no figure', () => {
    const lost = [...flat(arabic)].filter(([key, text]) => {
      const kept = placeholders(text);
      const wanted = placeholders(englishOf(key) ?? '');
      const isInWords = /_(?:zero|one|two)$/.test(key);
      return ![wanted, isInWords ? wanted.filter((name) => name !== '{{count}}') : wanted].some(
        (names) => String(names) === String(kept),
      );
    });
    expect(lost).toEqual([]);
  });

  it('is translated: whatever has letters in English is written in Arabic', () => {
    const left = [...flat(arabic)].filter(
      ([key, text]) => /\p{L}/u.test(written(englishOf(key) ?? '')) && !/\p{Script=Arabic}/u.test(text),
    );
    expect(left).toEqual([]);
  });

  it('reads from right to left, and chooses its own plurals', () => {
    const arabicInterface = interfaceIn('ar');
    const { t } = arabicInterface;
    expect(arabicInterface.dir()).toBe('rtl');
    expect([1, 2, 3, 11].map((count) => t('search.nights', { count }))).toEqual([
      'ليلة واحدة',
      'ليلتان',
      '3 ليالٍ',
      '11 ليلة',
    ]);
  });
});

describe('the pseudo-locale', () => {
  it('brackets, accents and lengthens by two fifths, and leaves what is replaced', () => {
    expect(pseudoText('Hello {{name}}')).toBe(`${OPENING}Ĥéļļö {{name}}···${CLOSING}`);
  });

  it('reads from right to left and has the plurals of English', () => {
    const pseudo = interfaceIn('pseudo');
    const { t } = pseudo;
    expect(pseudo.dir(LOCALES.pseudo.language)).toBe('rtl');
    expect(t('search.rooms', { count: 1 })).toContain('1 ');
    expect(t('search.rooms', { count: 1 })).not.toBe(t('search.rooms', { count: 2 }).replace('2', '1'));
  });

  it('writes dates without a Latin letter, so that an English one would show', () => {
    const date = new Intl.DateTimeFormat(LOCALES.pseudo.language, { dateStyle: 'full', timeZone: 'UTC' });
    expect(date.format(0)).not.toMatch(/[A-Za-z]/u);
  });
});
