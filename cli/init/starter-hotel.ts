import { currencyUnit } from '#domain/currencies';
import { unitBeforeDigits } from '#domain/money-before-digits';
import { SITE_NAMES } from '#domain/site-names';
import { CONTENT_SCHEMAS_ADDRESS, CONTENT_VERSION } from '#schemas/content-version';
import type { Hotel, Seo, Tax, Theme } from '#schemas/types';
import { type Answers, slugOf } from './answers.ts';
import { weekendNightsOf } from './country-terms.ts';
import { type Start, townWords } from './start.ts';
import { starterPages } from './starter-pages.ts';
import { starterPlaces } from './starter-places.ts';
import { starterRates } from './starter-rates.ts';

/** The files of a small hotel that passes the check, by path. */
export function starterHotel(answers: Answers, today: string): Map<string, string> {
  const start = startOf(answers, today);
  const files: Record<string, object> = {
    'hotel.json': hotelOf(start),
    'theme.json': THEME,
    'taxes.json': taxOf(start),
    'seo.json': seoOf(start),
    ...starterPages(start),
    ...starterPlaces(start),
    ...starterRates(start),
  };
  return new Map(Object.entries(files).map(([path, value]) => [path, `${JSON.stringify(value, null, 2)}\n`]));
}

function startOf(answers: Answers, today: string): Start {
  const id = slugOf(answers.name) ?? 'hotel';
  const single = answers.towns.length === 1;
  const places = answers.towns.map((town, at) => {
    const slug = slugOf(town) ?? `house-${at + 1}`;
    const place = SITE_NAMES.has(slug) ? `${slug}-house` : slug;
    return {
      id: place,
      town,
      rooms: answers.rooms.map(({ name, count }, type) => {
        const room = slugOf(name) ?? `room-${type + 1}`;
        const own = single ? room : `${place}-${room}`;
        return { id: own, name, count, picture: `images/${own}.jpg` };
      }),
    };
  });
  return { ...answers, id, host: `www.${id}.example`, today, places };
}

function hotelOf(start: Start): Hotel {
  const { id, name, currency, timeZone, host, phone, country, pricesIncludeTax } = start;
  const perPlace = start.rooms.reduce((sum, { count }) => sum + count, 0);
  return {
    $schema: `${CONTENT_SCHEMAS_ADDRESS}/hotel.json`,
    version: CONTENT_VERSION,
    id,
    businessName: name,
    description: `${name} is a hotel in ${townWords(start)}.`,
    currency,
    pricesIncludeTax,
    ...wholeTotals(currency),
    weekendDays: weekendNightsOf(country),
    timezone: timeZone,
    totalRooms: perPlace * start.towns.length,
    checkIn: 15 * 60,
    checkOut: 11 * 60,
    siteUrl: `https://${host}`,
    prefersPhone: phone,
  };
}

/** Where guests pay in whole units although the currency has smaller ones, as in Hungary and Indonesia, totals have none. */
function wholeTotals(currency: string): Pick<Hotel, 'roundTotalTo'> {
  const { currencyDigits } = currencyUnit(currency);
  const usual = unitBeforeDigits(currency).currencyDigits;
  return usual === currencyDigits ? {} : { roundTotalTo: 10 ** (currencyDigits - usual) };
}

function taxOf({ tax, taxLabel, today }: Start): Tax {
  return {
    taxes: [
      {
        taxClass: 'accommodation',
        label: taxLabel,
        validFrom: `${today.slice(0, 4)}-01-01`,
        basis: 'ROOM_NIGHT',
        slabs: typeof tax === 'number' ? [{ ratePercent: tax }] : tax,
      },
    ],
  };
}

/** Titles of 15 to 60 characters, descriptions of 50 to 160. */
function seoOf(start: Start): Seo {
  const name = clipped(start.name, 30);
  const towns = clipped(townWords(start), 40);
  const entry = (page: Seo['entries'][number]['page'], title: string, description: string) => ({
    page,
    title: clipped(`${title} ${name}`, 60),
    description: clipped(`${description} ${name}, ${towns}: book with the hotel itself.`, 160),
    keywords: ['hotel'],
  });
  return {
    entries: [
      entry('HOME', 'Welcome to our hotel,', 'Rooms, prices and pictures of the hotel.'),
      entry('ABOUT', 'About us: the people of', 'Who we are and how we began.'),
      entry('SERVICES', 'Services for guests of', 'What we do for our guests while they stay.'),
      entry('GALLERY', 'Pictures of the hotel,', 'Look around the house and its rooms.'),
      entry('CONTACT', 'Find, call and write to', 'How to reach us by telephone and e-mail.'),
      entry('POLICIES', 'Our terms and policies,', 'Cancellation, privacy and terms.'),
      entry('BOOK', 'Rooms and prices at', 'Choose your nights and see what is free.'),
    ],
  };
}

function clipped(text: string, longest: number): string {
  return text.length <= longest ? text : text.slice(0, longest).trimEnd();
}

/** Its fonts are served with the site: no guest is told to another host. */
const THEME: Theme = {
  primaryColor: '#0f4a4c',
  secondaryColor: '#2b1d14',
  accentColor: '#c8622d',
  neutralColor: '#fbf7f0',
  supportNeutralColor1: '#ffffff',
  supportNeutralColor2: '#f1e9dc',
  supportNeutralColor3: '#d8cbb8',
  fontColorPrimary: '#231a14',
  fontColorSecondary: '#5b4c40',
  fontFamily: 'Figtree',
  headingFontFamily: 'Lora',
  fontSource: 'self',
};
