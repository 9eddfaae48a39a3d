import { CURRENCY_CODES, currencyUnit } from '#domain/currencies';
import { countriesCalled, COUNTRY_CODES, currenciesCalled } from '#schemas/engine';
import type { CountryCode } from 'libphonenumber-js';
import { type Answers, minorOf, type RoomAnswer } from './answers.ts';
import { termsOf, timeZonesOf } from './country-terms.ts';

/** A mistake in an answer, said so that the next try is right. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

/** A question, the flag that answers it in a script, and how the answer is read. */
export interface Question {
  flag: 'name' | 'country' | 'currency' | 'location' | 'room' | 'price' | 'tax' | 'timezone' | 'phone';
  ask: string;
  /** The answer of Enter, and of a script without the flag; absent where only the hotel knows. */
  usual?: string | undefined;
  /** Adds the answer. Throws an `AnswerError`. */
  take(this: void, text: string): Partial<Answers>;
}

/** The next question, which may depend on the answers before; undefined when all are answered. */
export async function nextQuestion(known: Partial<Answers>): Promise<Question | undefined> {
  const { name, country, currency, towns, rooms } = known;
  if (name === undefined)
    return {
      flag: 'name',
      ask: 'What is the hotel called?',
      usual: 'My Hotel',
      take: (text) => ({ name: whole(text, 60) }),
    };
  if (country === undefined)
    return {
      flag: 'country',
      ask: 'In which country is it? Its name, or two letters',
      usual: 'IN',
      take: (text) => ({ country: codeOf(text, { codes: COUNTRY_CODES, called: countriesCalled }) }),
    };
  if (currency === undefined) return currencyQuestion(country);
  if (towns === undefined)
    return {
      flag: 'location',
      ask: 'In which town? Several, with commas between them',
      usual: country === 'IN' ? 'Udaipur' : undefined,
      take: (text) => ({ towns: listOf(text).map((town) => whole(town, 60)) }),
    };
  if (rooms === undefined)
    return {
      flag: 'room',
      ask: 'Which room types, and how many rooms of each in one town? Such as Double 5, Suite 2',
      usual: country === 'IN' ? 'Lake Suite 4' : 'Double 5, Suite 2',
      take: (text) => ({ rooms: listOf(text).map(roomOf) }),
    };
  return nextOnMoney(known, { country, currency, town: towns[0] ?? '' });
}

async function currencyQuestion(country: string): Promise<Question> {
  const { default: currencies } = await import('country-to-currency');
  const usual: unknown = Reflect.get(currencies, country);
  return {
    flag: 'currency',
    ask: 'In which currency do guests pay?',
    usual: typeof usual === 'string' ? usual : undefined,
    take: (text) => ({ currency: codeOf(text, { codes: CURRENCY_CODES, called: currenciesCalled }) }),
  };
}

interface Place {
  country: string;
  currency: string;
  town: string;
}

async function nextOnMoney(known: Partial<Answers>, place: Place): Promise<Question | undefined> {
  const { country, currency, town } = place;
  const terms = termsOf(country);
  const { default: currencies } = await import('country-to-currency');
  if (known.priceMinor === undefined)
    return {
      flag: 'price',
      ask: `What does a night for two cost, in ${currency}${terms?.pricesIncludeTax === false ? ', before tax' : ', with tax'}?`,
      usual: Reflect.get(currencies, country) === currency ? terms?.price.toString() : undefined,
      take: (text) => ({ priceMinor: priceOf(text, currency) }),
    };
  if (known.tax === undefined) return taxQuestion(country);
  if (known.timeZone === undefined) {
    const zones = timeZonesOf(country, town);
    return {
      flag: 'timezone',
      ask: `In which time zone? ${zones.length > 1 ? `Such as ${zones.slice(0, 4).join(', ')}` : ''}`.trim(),
      usual: zones[0],
      take: (text) => ({ timeZone: zoneOf(text) }),
    };
  }
  return known.phone === undefined ? phoneQuestion(country) : undefined;
}

function taxQuestion(country: string): Question {
  const terms = termsOf(country);
  const { taxLabel = 'Tax', tax, pricesIncludeTax = true } = terms ?? {};
  const usual = typeof tax === 'object' ? 'usual' : tax?.toString();
  return {
    flag: 'tax',
    ask: `How much is ${taxLabel} on a night, in percent?${typeof tax === 'object' ? ` "usual" is ${slabWords(tax)}` : ''}`,
    usual,
    take(text) {
      if (text === usual && tax !== undefined) return { tax, taxLabel, pricesIncludeTax };
      const percent = number(text.replace('%', ''));
      if (percent < 0 || percent > 100) throw new AnswerError(`${text} is no percentage; write 0 to 100.`);
      return { tax: percent, taxLabel, pricesIncludeTax };
    },
  };
}

function slabWords(slabs: Exclude<Answers['tax'], number>): string {
  return slabs.map(({ ratePercent }) => `${ratePercent} %`).join(' or ');
}

async function phoneQuestion(country: string): Promise<Question> {
  const [{ getExampleNumber, parsePhoneNumberFromString }, { default: examples }] = await Promise.all([
    import('libphonenumber-js/min'),
    import('libphonenumber-js/mobile/examples'),
  ]);
  // Every ISO country that has telephones has an entry; others have none.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const code = country as CountryCode;
  return {
    flag: 'phone',
    ask: 'Which telephone number do guests call?',
    usual: getExampleNumber(code, examples)?.number,
    take(text) {
      const parsed = parsePhoneNumberFromString(text, code);
      if (parsed?.isPossible() !== true)
        throw new AnswerError(`${text} is no telephone number; begin with + and the code of the country.`);
      return { phone: parsed.number };
    },
  };
}

interface CodeList {
  codes: readonly string[];
  called: (name: string) => string[];
}

function codeOf(text: string, { codes, called }: CodeList): string {
  const code = text.trim().toUpperCase();
  if (codes.includes(code)) return code;
  const [only, ...more] = called(text);
  if (only !== undefined && more.length === 0) return only;
  if (only === undefined)
    throw new AnswerError(`${text} is not known; write its code, such as ${codes[0] ?? ''}.`);
  throw new AnswerError(`${text} may be ${[only, ...more].slice(0, 5).join(', ')}: write one of them.`);
}

function listOf(text: string): string[] {
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.length === 0) throw new AnswerError('Write at least one.');
  if (new Set(items).size < items.length) throw new AnswerError('One of them is there twice.');
  return items;
}

function roomOf(text: string): RoomAnswer {
  const count = /(?<=[\s=])\d{1,4}$/u.exec(text)?.[0] ?? '';
  const name = text
    .slice(0, text.length - count.length)
    .replace(/[=:]\s?$/u, '')
    .trim();
  if (name === '' || Number(count) === 0)
    throw new AnswerError(`"${text}" does not say how many: write "${name || text} 3".`);
  return { name: whole(name, 60), count: Number(count) };
}

function whole(text: string, longest: number): string {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  if (words === '') throw new AnswerError('Write a name.');
  if (words.length > longest) throw new AnswerError(`Write at most ${longest} characters.`);
  return words;
}

function number(text: string): number {
  const value = Number(
    text
      .trim()
      .replace(/^(\d+),(\d{1,2})$/, '$1.$2')
      .replaceAll(/[\s_']/g, ''),
  );
  if (!Number.isFinite(value) || text.trim() === '')
    throw new AnswerError(`${text} is no number; write digits, such as 95 or 7.5.`);
  return value;
}

/** Of an amount in content: `schemas/content/parts/amount-minor.json`. */
const MOST_MINOR = 100_000_000_000;

/** Thousands, as many countries write them: 95.000 or 1,250,000. */
const IN_THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;

/** In minor units. A dot before three digits is a decimal point only where a currency has three decimals. */
function priceOf(text: string, currency: string): number {
  const written = text.trim();
  const isGrouped = IN_THOUSANDS.test(written) && currencyUnit(currency).currencyDigits < 3;
  const minor = minorOf(number(isGrouped ? written.replaceAll(/[.,]/g, '') : written), currency);
  if (minor <= 0) throw new AnswerError('Write a price above 0.');
  if (minor > MOST_MINOR) throw new AnswerError(`${text} is more than a price can be; is a digit too many?`);
  return minor;
}

function zoneOf(text: string): string {
  try {
    const written = text.trim();
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: written }).resolvedOptions();
    // Intl may answer with an older name of the zone.
    return timeZone.toLowerCase() === written.toLowerCase() ? timeZone : written;
  } catch {
    throw new AnswerError(`${text} is no time zone; write it as Europe/Lisbon.`);
  }
}
