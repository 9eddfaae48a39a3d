import { tidyEmail } from '#domain/email-address';
import { codePoint } from '../characters.ts';
import { type FormatName, FORMATS, lastDayOf } from '../formats.ts';
import { shown } from '../diagnostic.ts';
import { didYouMean, suggestions } from '../suggest.ts';
import { countryWords, currencyWords } from './codes.ts';
import { type SchemaErrorContext, titleOf, type Words } from './error-context.ts';
import { phoneWords } from './phone-numbers.ts';

/** Explains an invalid date, address, number and so on. */
export function formatWords(context: SchemaErrorContext): Words | Promise<Words> {
  const text = String(context.value);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas name no other formats: the dialect test holds it
  const format = context.field.format as FormatName;
  switch (format) {
    case 'date':
      return dateWords(context, text);
    case 'email':
      return emailWords(text);
    case 'https-url':
      return urlWords(text);
    case 'iana-time-zone':
      return timeZoneWords(text);
    case 'iso-4217':
      return currencyWords(context, text);
    case 'iso-3166':
      return countryWords(context, text);
    case 'e164':
      return phoneWords(context, text);
    default:
      return format satisfies never;
  }
}

const EMAIL = '"stay@thekesar.example"';

function dateWords(context: SchemaErrorContext, text: string): Words {
  const isShaped = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const base = {
    code: 'date/invalid' as const,
    message: isShaped
      ? `${titleOf(context)}: there is no day ${text}.`
      : `${titleOf(context)} is written year-month-day; this is "${shown(text)}".`,
    expected: 'a calendar day, year-month-day',
  };
  const { day, when, isSure } = meantDay(text) ?? {};
  if (day === undefined) return { ...base, help: 'for example "2026-12-24"' };
  return {
    ...base,
    help: `write "${day}"${when === undefined ? '' : `, ${when}`}`,
    fix: { kind: 'replace', title: `Write ${day}`, safe: isSure === true, text: JSON.stringify(day) },
  };
}

/** The date that was probably meant, and the condition for it. */
function meantDay(text: string): { day: string; when?: string; isSure?: boolean } | undefined {
  const [, year = '', month = '', date = ''] = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(text) ?? [];
  const yearFirst = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (FORMATS.date(yearFirst)) return { day: yearFirst, isSure: true };
  const last = lastDayOf(Number(year), Number(month));
  if (last > 0 && Number(date) > last && Number(date) <= 31)
    return { day: `${yearFirst.slice(0, 8)}${last}`, when: 'the last day of that month' };
  const [, ...turned] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  const dayFirst = turned
    .reverse()
    .map((part) => part.padStart(2, '0'))
    .join('-');
  return FORMATS.date(dayFirst) ? { day: dayFirst, when: 'if the day stands first' } : undefined;
}

function emailWords(text: string): Words {
  const tidied = tidyEmail(text);
  if (FORMATS.email(tidied))
    return {
      code: 'email',
      message: `"${shown(text)}" is more than the address alone.`,
      expected: 'one e-mail address',
      help: `write "${tidied}"`,
      fix: { kind: 'replace', title: `Write ${tidied}`, safe: true, text: JSON.stringify(tidied) },
    };
  const [local = '', domain = '', ...more] = text.split('@');
  const found = [
    {
      isSo: more.length > 0 && /[,;\s]/.test(text.trim()),
      say: 'This is more than one address.',
    },
    { isSo: /\s/.test(text), say: 'An e-mail address has no spaces.' },
    { isSo: !text.includes('@'), say: 'The @ is missing.' },
    { isSo: more.length > 0, say: 'There is more than one @.' },
    { isSo: local === '', say: 'The name before the @ is missing.' },
    { isSo: !domain.includes('.'), say: `The domain "${domain}" has no ending such as .com.` },
  ].find(({ isSo }) => isSo);
  return {
    code: 'email',
    message: `"${shown(text)}" is not an e-mail address. ${found?.say ?? 'It contains a character that is not allowed.'}`,
    expected: 'one e-mail address',
    help: `write one address, such as ${EMAIL}`,
    example: EMAIL,
  };
}

function urlWords(text: string): Words {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme === 'http' && URL.canParse(text)) {
    const secure = text.replace(/^http:/i, 'https:');
    return {
      code: 'url/https',
      message: 'The address must begin with https://.',
      expected: 'https://…',
      help: `write "${shown(secure, 100)}" once the site answers there`,
      fix: { kind: 'replace', title: 'Write https', safe: false, text: JSON.stringify(secure) },
    };
  }
  if (scheme !== undefined && scheme !== 'https') {
    return {
      code: 'url/scheme',
      message: `An address that begins with ${scheme}: is not allowed.`,
      expected: 'https://…',
      help: 'write an address that begins with https://',
    };
  }
  const foreign = /^https:\/\/[^/?#]*?([^\u0000-\u007f])/iu.exec(text)?.[1]; // oxlint-disable-line no-control-regex -- ASCII begins there
  if (foreign !== undefined) {
    return {
      code: 'url/https',
      message: `The host of "${shown(text)}" has a letter that is not a-z (${codePoint(foreign)}): it may look like another and lead elsewhere.`,
      expected: 'https://…',
      help: 'type the address again; a host in another alphabet is written as browsers send it: xn--…',
    };
  }
  const whole = `https://${text}`;
  const isHost = scheme === undefined && /^[^\s/]+\.[^\s/]+/.test(text) && FORMATS['https-url'](whole);
  return {
    code: 'url/https',
    message: `"${shown(text)}" is not a complete web address.`,
    expected: 'https://…',
    help: isHost ? `write "${shown(whole, 100)}"` : 'write the complete address, beginning with https://',
    ...(isHost && {
      fix: { kind: 'replace', title: 'Add https://', safe: false, text: JSON.stringify(whole) },
    }),
  };
}

function timeZoneWords(text: string): Words {
  const zones = ['UTC', 'Asia/Kolkata', ...Intl.supportedValuesOf('timeZone')].filter(
    FORMATS['iana-time-zone'],
  );
  const cities = new Map(zones.map((zone) => [zone.split('/').at(-1) ?? zone, zone]));
  const city = suggestions(text, [...cities.keys()])[0];
  const meant = [
    ...new Set([
      ...suggestions(text, [...new Set(zones)]),
      ...(city === undefined ? [] : [cities.get(city) ?? city]),
    ]),
  ];
  const [only] = meant;
  return {
    code: 'timezone',
    message: `"${shown(text)}" is not the name of a time zone${meant.length > 0 ? `; ${didYouMean(meant) ?? ''}` : '.'}`,
    expected: 'an IANA time zone',
    help: only === undefined ? 'write a region and a city, such as "Europe/Lisbon"' : `write "${only}"`,
    ...(meant.length === 1 &&
      only !== undefined && {
        fix: { kind: 'replace', title: `Write ${only}`, safe: false, text: JSON.stringify(only) },
      }),
  };
}
