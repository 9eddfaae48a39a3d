import { currencyUnit } from '#domain/currencies';
import { minorOfMain } from '#domain/money';
import { shown } from '../diagnostic.ts';
import { type SchemaErrorContext, titleOf, type Words } from './error-context.ts';

/** Recognises a time of day: `14:00`, `2 pm`, `2.30 p.m.`. */
export function timeWords(context: SchemaErrorContext, text: string): Words | undefined {
  if (context.field['x-code'] !== 'time/minutes') return undefined;
  const written = /^(\d{1,2})(?:[:.](\d{2}))?\s?(?:([ap])\.?m\.?|h|hrs)?$/i.exec(text.trim());
  const [, hourText = '', minuteText, half = ''] = written ?? [];
  const isTime = written !== null && (minuteText !== undefined || half !== '');
  const hour =
    half === '' ? Number(hourText) : (Number(hourText) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const minutes = hour * 60 + Number(minuteText ?? 0);
  if (!isTime || hour > 23 || Number(minuteText ?? 0) > 59) return undefined;
  return {
    code: 'time/minutes',
    message: `${titleOf(context)}: "${shown(text)}" is ${minutes} minutes from midnight.`,
    expected: 'minutes from midnight',
    help: `write ${minutes}, without quotes`,
    fix: { kind: 'replace', title: `Write ${minutes}`, safe: true, text: String(minutes) },
  };
}

/** Explains a decimal number where a whole one is expected. */
export function fractionWords(context: SchemaErrorContext, value: number): Words {
  if (context.field['x-code'] === 'money/minor') return moneyWords(context, value);
  return {
    code: 'range',
    message: `${titleOf(context)} is a whole number; this is ${value}.`,
    expected: 'whole number',
    help: wholeNumbers(context, value),
  };
}

function moneyWords(context: SchemaErrorContext, value: number): Words {
  const { currency, field } = context;
  const base = { code: 'money/minor', expected: 'whole number' } as const;
  if (currency === undefined) {
    return {
      ...base,
      message: `${titleOf(context)} ${unitWords(currency)}; this is ${value}.`,
      help: 'write it without decimals: EUR 28.46 is 2846, JPY 2846 is 2846',
    };
  }
  const minor = minorOf(value, currency);
  // The currency has no smaller unit, or not one that is small enough.
  if (minorOf(1, currency) === 1 || minor < (field.minimum ?? 0))
    return {
      ...base,
      message: `${titleOf(context)} ${unitWords(currency)}; this is ${value}.`,
      help: wholeNumbers(context, value),
    };
  return {
    ...base,
    message: `${titleOf(context)} ${unitWords(currency)}: ${value} is ${minor}.`,
    help: `write ${minor}`,
    fix: { kind: 'replace', title: `Write ${minor}`, safe: false, text: String(minor) },
  };
}

/** Explains a price written as text. Its unit is known only where it shows a currency sign or decimals. */
export function priceWords(context: SchemaErrorContext, text: string): Words | undefined {
  const { field, currency } = context;
  if (field['x-code'] !== 'money/minor') return undefined;
  const amount = currency === undefined ? undefined : amountIn(text, minorOf(1, currency));
  const base = {
    code: 'type' as const,
    message: `${titleOf(context)} ${unitWords(currency)}; this is text ("${shown(text)}").`,
    expected: 'integer',
  };
  if (currency === undefined || amount === undefined)
    return { ...base, help: 'write it as a whole number and without quotes: EUR 499.00 is 49900' };
  const minor = minorOf(amount, currency);
  const isUnclear = /^\d+$/.test(text) && minor !== amount;
  return {
    ...base,
    help: `write ${minor} for ${currency} ${amount}${isUnclear ? `, or ${text} if it counts the smallest unit already` : ''}, without quotes`,
    ...(!isUnclear && {
      fix: { kind: 'replace', title: `Write ${minor}`, safe: false, text: String(minor) },
    }),
  };
}

function unitWords(currency: string | undefined): string {
  const hasSmaller = currency === undefined || minorOf(1, currency) > 1;
  const unit = hasSmaller ? `the smallest unit of ${currency ?? 'the currency'}` : currency;
  return `is written in ${unit}, as a whole number`;
}

function minorOf(amount: number, currency: string): number {
  // 28.46 * 100 is slightly less than 2846.
  return Math.round(Number(minorOfMain(amount, currencyUnit(currency)).toFixed(6)));
}

/** `1.250,50 €` and `Rs 12,500`: either mark may separate thousands or decimals. */
function amountIn(text: string, units: number): number | undefined {
  const written = /^\D{0,6}?(\d[\d.,' ]{0,18})\D{0,6}$/.exec(text)?.[1]?.replaceAll(/[' ]/g, '');
  if (written === undefined) return undefined;
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,3}))?$/.exec(written) ?? [];
  const marks = written.replaceAll(/\d/g, '');
  // Three digits after the only mark are thousands, unless the currency has three decimals.
  const isThousands = decimals.length === 3 && !(units === 1000 && marks.length === 1 && marks === '.');
  const isDecimals = decimals !== '' && !isThousands && units > 1;
  const amount = Number(isDecimals ? `${digitsIn(whole)}.${decimals}` : digitsIn(written));
  return Number.isFinite(amount) ? amount : undefined;
}

function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** The whole numbers beside a value, of those that the field allows. */
function wholeNumbers(
  { field: { minimum = -Infinity, maximum = Infinity } }: SchemaErrorContext,
  value: number,
) {
  const near = [Math.floor(value), Math.ceil(value)].map((whole) =>
    Math.min(Math.max(whole, minimum), maximum),
  );
  return `write ${[...new Set(near)].join(' or ')}`;
}
