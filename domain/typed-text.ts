/**
 * What people type and paste, in one form: forms, the API and content files clean it here, so that the same input is
 * the same everywhere. Not asked of `Intl`, which differs between browsers and versions.
 */

/** Seen by nobody and needed by no script. They come with texts that are pasted from pages and messengers. */
const INVISIBLE = /[\u00AD\u180E\u200B\u2060-\u2064\uFEFF\uFFF9-\uFFFB]/gu;
/** Controls of writing direction that could disguise a text; U+200E and U+200F are no such. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/gu;
/** Marks of direction, which one line of one script does not need. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/gu;
/**
 * Joiners belong to words of Arabic, Mongolian and Indian scripts, after a letter or a sign there (IDNA, RFC 5892,
 * A.1 and A.2); after any other character they are dropped.
 */
const STRAY_JOINERS =
  /(^|[^\u200C\u200D\p{M}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}])[\u200C\u200D]+/gu;

const APOSTROPHES = /[\u0060\u00B4\u02BC\u2018\u2019\u201B\u2032\uFF07]/gu;
const HYPHENS = /[\u05BE\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu;
/**
 * Forms of width and of typesetting, whose plain letters mean the same. All of NFKC would be too much for names: it
 * takes Thai vowels apart and makes "Mª" another name.
 */
const TYPESET =
  /[\u013F\u0140\u0149\u3000\uFB00-\uFB06\uFB50-\uFDCF\uFE30-\uFE6B\uFE70-\uFEFC\uFF01-\uFFEE]+/gu;

/** One line: composed, without line breaks, repeated blanks and what nobody sees. */
export function tidyLine(typed: string): string {
  return withoutInvisible(typed.normalize('NFC')).trim().replaceAll(/\s+/gu, ' ');
}

/** A name, with the apostrophes and hyphens that keyboards have. */
export function tidyName(typed: string): string {
  const written = typed
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(TYPESET, (part) => part.normalize('NFKC'))
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(HYPHENS, '-');
  return tidyLine(written);
}

/** What consists of plain letters, digits and signs: a reference, a tax number, a time of the day. */
export function tidySigns(typed: string): string {
  const signs = tidyLine(typed.normalize('NFKC')).replaceAll(HYPHENS, '-');
  return signs.replaceAll(/\p{Nd}/gu, plainDigit);
}

/** Six digits of a mail, written in whichever way: "123-456". The token of a link, which may have hyphens, stays. */
export function tidyCode(typed: string): string {
  const signs = tidySigns(typed).replaceAll(/\s+/gu, '');
  const digits = signs.replaceAll('-', '');
  return /^\d+$/.test(digits) ? digits : signs;
}

/** A promo code as content writes it. No code has blanks or small letters. */
export function tidyPromoCode(typed: string): string {
  return tidySigns(typed).replaceAll(/\s+/gu, '').toUpperCase();
}

/**
 * Lines of text. Control characters and lone surrogates go: not every database and mail keeps them (PostgreSQL
 * rejects NUL). U+200E and U+200F stay, because right-to-left text needs them, and so do the joiners of emoji.
 */
export function tidyText(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
    .replaceAll(DIRECTION, '')
    .replaceAll(INVISIBLE, '')
    .trim();
}

/** Without what nobody sees; line breaks and tabs stay. */
export function withoutInvisible(text: string): string {
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(DIRECTION, '')
    .replaceAll(DIRECTION_MARKS, '')
    .replaceAll(STRAY_JOINERS, '$1');
}

/** Every script's digits are consecutive from zero: the offset is the value. */
function plainDigit(sign: string): string {
  const place = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(place - value - 1))) value += 1;
  return String(value % 10);
}
