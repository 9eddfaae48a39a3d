import { CURRENCY_CODES } from '#domain/currencies';
import { TOOL_LANGUAGE } from '../../language.ts';
import { COUNTRY_CODES } from '../formats.ts';
import { shown } from '../diagnostic.ts';
import { didYouMean, hasSynonym, suggestions } from '../suggest.ts';
import { type SchemaErrorContext, titleOf, type Words } from './error-context.ts';

/** Recognises a country by its name, in English or in its own language. */
export function countryWords(context: SchemaErrorContext, text: string): Words {
  return codeWords(context, {
    known: COUNTRY_CODES,
    meant: countriesCalled(text),
    allowed: 'the two letters of a country, such as "PT", "IN" or "US"',
  });
}

/** Recognises a currency by its English name or its sign. */
export function currencyWords(context: SchemaErrorContext, text: string): Words {
  return codeWords(context, {
    known: CURRENCY_CODES,
    meant: currenciesCalled(text),
    allowed: 'the three letters of a currency, such as "EUR", "INR" or "USD"',
  });
}

interface Code {
  known: readonly string[];
  /** The matching codes. */
  meant: readonly string[];
  allowed: string;
}

function codeWords(context: SchemaErrorContext, { known, meant: named, allowed }: Code): Words {
  const text = String(context.value);
  const sameLetters = known.find((code) => code === text.trim().toUpperCase());
  const close = text.length <= 1 || named.length > 0 ? [] : suggestions(text, known).slice(0, 1);
  const meant = sameLetters === undefined ? [...named, ...close].slice(0, 3) : [sameLetters];
  const [only] = meant.length === 1 ? meant : [];
  return {
    code: 'enum',
    message: `${titleOf(context)} cannot be "${shown(text)}"${meant.length === 0 ? '.' : `; ${didYouMean(meant) ?? ''}`}`,
    expected: allowed,
    help: only === undefined ? `write ${allowed}` : `write "${only}"`,
    ...(only !== undefined && {
      fix: {
        kind: 'replace',
        title: `Write ${only}`,
        safe: sameLetters !== undefined,
        text: JSON.stringify(only),
      },
    }),
  };
}

/** The countries of a name, in English or in their own language. */
export function countriesCalled(text: string): string[] {
  const wanted = comparable(text);
  const english = new Intl.DisplayNames(TOOL_LANGUAGE, { type: 'region' });
  const inEnglish = COUNTRY_CODES.filter((code) => comparable(english.of(code)) === wanted);
  if (inEnglish.length > 0) return inEnglish;
  return COUNTRY_CODES.filter((code) => {
    const { language } = new Intl.Locale(`und-${code}`).maximize();
    return comparable(new Intl.DisplayNames(language, { type: 'region' }).of(code)) === wanted;
  });
}

/** The currencies of an English name or a sign. */
export function currenciesCalled(text: string): string[] {
  const wanted = comparable(text).replace(/s$/, '');
  const names = new Intl.DisplayNames(TOOL_LANGUAGE, { type: 'currency' });
  const byName = CURRENCY_CODES.filter((code) => comparable(names.of(code)) === wanted);
  if (byName.length > 0) return byName;
  const bySign = CURRENCY_CODES.filter((currency) => signOf(currency, 'symbol') === text.trim());
  // Of the currencies of one sign, such as Rs, the most common one.
  if (bySign.length > 0 || hasSynonym(text)) return bySign;
  return CURRENCY_CODES.filter((currency) => signOf(currency, 'narrowSymbol') === text.trim());
}

function signOf(currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string | undefined {
  const format = new Intl.NumberFormat(TOOL_LANGUAGE, { style: 'currency', currency, currencyDisplay });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value;
}

/** Without case, accents and outer blanks. */
function comparable(name: string | undefined): string {
  return (name ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
