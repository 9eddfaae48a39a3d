import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Every entity of the specification's section 3 with its fields, and the place of each: in what operators write
 * (content), in what publishing freezes (published), or in what the server answers (api). A place is the path of a
 * schema and the names of properties on the way.
 */
const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Hotel: {
    ...fieldsOf(
      'content/hotel/schema.json',
      'id enabled isVerified businessName description currency timezone totalRooms checkIn checkOut prefersPhone siteUrl whatsappWidget googleTagId',
    ),
    seos: 'published/hotel-record/schema.json seos',
    locations: 'published/hotel-record/schema.json locations',
    'customDomain.domain': 'content/hotel/schema.json customDomain.domain',
    'customDomain.redirect': 'content/hotel/schema.json customDomain.redirect',
    'analytics.domain': 'content/hotel/schema.json analytics.domain',
    'analytics.enabled': 'content/hotel/schema.json analytics.enabled',
    'version.id': 'published/hotel-record/schema.json version.id',
    'version.hotelId': 'published/hotel-record/schema.json version.hotelId',
    theme: 'published/hotel-record/schema.json theme',
  },
  'Site configuration': {
    'header.logo': 'published/hotel-record/schema.json site.header.logo',
    googleTagId: 'published/hotel-record/schema.json site.googleTagId',
    'customDomain.domain': 'published/hotel-record/schema.json site.customDomain.domain',
    'customDomain.redirect': 'published/hotel-record/schema.json site.customDomain.redirect',
    'analytics.enabled': 'published/hotel-record/schema.json site.analytics.enabled',
    'analytics.domain': 'published/hotel-record/schema.json site.analytics.domain',
  },
  Location: {
    ...fieldsOf(
      'content/location/schema.json',
      'id name url emails phones checkIn checkOut timezone totalRooms description prefersEmail prefersPhone billingAddress whatsappBusinessAccountId enabled isVerified',
    ),
    ...fieldsOf(
      'published/parts/record-location.json',
      'seos albums prefersAddress prefersEmailId prefersPhoneId prefersAddressId billingAddressId',
    ),
  },
  Seo: {
    ...fieldsOf('published/parts/record-seo.json', 'id hotelId locationId createdAt updatedAt'),
    page: 'content/seo/schema.json entries.page',
    title: 'content/seo/schema.json entries.title',
    keywords: 'content/seo/schema.json entries.keywords',
    description: 'content/seo/schema.json entries.description',
  },
  Album: {
    ...fieldsOf('content/album/schema.json', 'id name rank visible images locationId'),
    ...fieldsOf(
      'published/parts/record-album.json',
      'hotelId themeId bookingId createdAt updatedAt deletedAt',
    ),
  },
  Image: {
    ...fieldsOf('published/parts/record-image.json', 'id s3Key albumId originalUrl locationId hotelId'),
    rank: 'content/parts/album-image.json rank',
    'urls.large': 'published/parts/record-image.json urls.large',
    'urls.small': 'published/parts/record-image.json urls.small',
    'urls.thumb': 'published/parts/record-image.json urls.thumb',
    'urls.medium': 'published/parts/record-image.json urls.medium',
  },
  Email: {
    email: 'content/location/schema.json emails.email',
    isVerified: 'content/location/schema.json emails.isVerified',
    ...fieldsOf('published/parts/record-email.json', 'id userId hotelId locationId'),
  },
  Phone: {
    number: 'content/location/schema.json phones.number',
    isVerified: 'content/location/schema.json phones.isVerified',
    ...fieldsOf('published/parts/record-phone.json', 'id userId hotelId locationId'),
  },
  Address: {
    ...fieldsOf('content/parts/address.json', 'pin town state country streetAddress'),
    'point.lat': 'content/parts/address.json point.lat',
    'point.long': 'content/parts/address.json point.long',
    ...fieldsOf('published/parts/record-address.json', 'id userId hotelId locationId'),
  },
  Service: {
    ...fieldsOf('content/service/schema.json', 'id heading description url locationId images'),
    locationName: 'published/parts/service.json locationName',
    'images.id': 'published/parts/service.json images.image.id',
    'images.url': 'published/parts/service.json images.image.urls.large',
    'images.thumb': 'published/parts/service.json images.image.urls.thumb',
    'images.location.id': 'published/parts/service.json images.location.id',
    'images.location.name': 'published/parts/service.json images.location.name',
    'images.location.town': 'published/parts/service.json images.location.town',
    'images.location.value': 'published/parts/service.json images.location.value',
  },
  Theme: {
    ...fieldsOf(
      'content/theme/schema.json',
      'primaryColor secondaryColor accentColor neutralColor supportNeutralColor1 supportNeutralColor2 supportNeutralColor3 fontColorPrimary fontColorSecondary fontFamily',
    ),
    'base black': 'content/theme/schema.json baseBlack',
    'base white': 'content/theme/schema.json baseWhite',
  },
  'Guest details at checkout': fieldsOf(
    'api/parts/guest-details.json',
    'guestFirstName guestLastName guestEmail guestPhone',
  ),
  'Booking (as displayed)': {
    'booking id': 'api/parts/booking.json reference',
    'guest name': 'api/parts/booking.json guest.guestFirstName',
    email: 'api/parts/booking.json guest.guestEmail',
    phone: 'api/parts/booking.json guest.guestPhone',
    adults: 'api/parts/booking.json rooms.adults',
    children: 'api/parts/booking.json rooms.childAges',
    guests: 'api/parts/booking.json rooms',
    'check-in': 'api/parts/booking.json stay.checkIn',
    'check-out': 'api/parts/booking.json stay.checkOut',
    'extra bedding': 'api/parts/booking.json rooms.extraBeds',
    'extra services': 'api/parts/booking.json lines.extraId',
    'meal plan': 'api/parts/booking.json rooms.mealPlan',
    'total price': 'api/parts/totals.json netMinor',
    'tax and charges': 'api/parts/totals.json taxMinor',
    'total reservation charges': 'api/parts/totals.json totalMinor',
    'cancellation charges': 'api/parts/policy-step.json penaltyMinor',
    'total billed amount (tax included)': 'api/parts/booking.json paidMinor',
    'refundable amount': 'api/parts/policy-step.json refundMinor',
  },
  'Cancellation policy': {
    'reservation rules': 'content/parts/cancellation-policy.json reservationRules',
    'before-check-in rules': 'content/parts/cancellation-policy.json checkInRules',
    'time units DAY, HOUR, MINUTE': 'content/parts/cancellation-rule.json unit',
    'penalty units DAY, PERCENTAGE': 'content/parts/cancellation-rule.json penalty.unit',
  },
};

/** Fields of calls that the API does not have yet. Whoever adds one moves its fields up, to the place they have got. */
const AWAITED: Readonly<Record<string, readonly string[]>> = {
  User: [
    'firstName',
    'lastName',
    'email',
    'phone',
    'gender',
    'password',
    'confirmPassword',
    'currentPassword',
    'profilePicture',
  ],
  'Contact message': ['name', 'email', 'phone', 'message', 'location'],
  'Booking (as displayed)': ['cancellation reason', 'refund id', 'refund amount', 'refund status'],
  'Refund history row': ['state', 'amount', 'createdAt', 'refundAmount', 'transactionId'],
};

/** Copied from the specification, section 3; "same links" and "the ids of these" written out. */
const SPECIFICATION: Readonly<Record<string, string>> = {
  Hotel:
    'id, enabled, isVerified, businessName, description, currency, timezone, totalRooms, checkIn, checkOut, seos, locations, prefersPhone, siteUrl, customDomain.domain, customDomain.redirect, analytics.domain, analytics.enabled, whatsappWidget, googleTagId, version.id, version.hotelId, theme',
  'Site configuration':
    'header.logo, googleTagId, customDomain.domain, customDomain.redirect, analytics.enabled, analytics.domain',
  Location:
    'id, name, url, seos, albums, emails, phones, checkIn, checkOut, timezone, totalRooms, description, prefersEmail, prefersPhone, prefersAddress, billingAddress, prefersEmailId, prefersPhoneId, prefersAddressId, billingAddressId, whatsappBusinessAccountId, enabled, isVerified',
  Seo: 'id, page, title, keywords, description, hotelId, locationId, createdAt, updatedAt',
  Album:
    'id, name, rank, visible, images, hotelId, locationId, themeId, bookingId, createdAt, updatedAt, deletedAt',
  Image:
    'id, rank, urls.large, urls.small, urls.thumb, urls.medium, s3Key, albumId, originalUrl, locationId, hotelId',
  Email: 'id, email, isVerified, userId, hotelId, locationId',
  Phone: 'id, number, isVerified, userId, hotelId, locationId',
  Address: 'id, pin, town, state, country, streetAddress, point.lat, point.long, userId, hotelId, locationId',
  Service:
    'id, heading, description, url, locationId, locationName, images, images.id, images.url, images.thumb, images.location.id, images.location.name, images.location.town, images.location.value',
  Theme:
    'primaryColor, secondaryColor, accentColor, neutralColor, supportNeutralColor1, supportNeutralColor2, supportNeutralColor3, fontColorPrimary, fontColorSecondary, fontFamily, base black, base white',
  User: 'firstName, lastName, email, phone, gender, password, confirmPassword, currentPassword, profilePicture',
  'Guest details at checkout': 'guestFirstName, guestLastName, guestEmail, guestPhone',
  'Contact message': 'name, email, phone, message, location',
  'Booking (as displayed)':
    'booking id, guest name, email, phone, adults, children, guests, check-in, check-out, extra bedding, extra services, meal plan, total price, tax and charges, total reservation charges, cancellation reason, refund id, refund amount, refund status, cancellation charges, total billed amount (tax included), refundable amount',
  'Refund history row': 'state, amount, createdAt, refundAmount, transactionId',
  'Cancellation policy':
    'reservation rules, before-check-in rules, time units DAY; HOUR; MINUTE, penalty units DAY; PERCENTAGE',
};

describe('the entities of the specification', () => {
  test.each(Object.entries(SPECIFICATION))(
    '%s: every field has its place, or is awaited',
    (entity, fields) => {
      const listed = fields.split(', ').map((field) => field.replaceAll(';', ','));
      const placed = [...Object.keys(PLACES[entity] ?? {}), ...(AWAITED[entity] ?? [])];
      expect(placed.toSorted()).toEqual(listed.toSorted());
    },
  );

  test('every place is there', () => {
    const lost = Object.entries(PLACES).flatMap(([entity, fields]) =>
      Object.entries(fields)
        .filter(([, place]) => schemaAt(place) === undefined)
        .map(([field, place]) => `${entity}.${field}: ${place}`),
    );
    expect(lost).toEqual([]);
  });
});

function fieldsOf(file: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, `${file} ${name}`]));
}

type Schema = Readonly<Record<string, unknown>>;

/** The schema of a place; steps go through lists, references and the branches of unions by themselves. */
function schemaAt(place: string): Schema | undefined {
  const [file = '', path = ''] = place.split(' ');
  let found: { file: string; schema: Schema }[] = expanded({ file, schema: read(file) });
  for (const step of path.split('.')) {
    found = found.flatMap((at) => {
      const inner = isSchema(at.schema['properties']) ? at.schema['properties'][step] : undefined;
      return isSchema(inner) ? expanded({ file: at.file, schema: inner }) : [];
    });
  }
  return found[0]?.schema;
}

function expanded({ file, schema }: { file: string; schema: Schema }): { file: string; schema: Schema }[] {
  const { $ref: reference, items, oneOf } = schema;
  if (typeof reference === 'string') {
    const [path = '', pointer = ''] = reference.split('#');
    const target = path === '' ? file : posix.join(posix.dirname(file), path);
    let inner: unknown = read(target);
    for (const step of pointer.split('/').slice(1)) inner = isSchema(inner) ? inner[step] : undefined;
    return isSchema(inner) ? expanded({ file: target, schema: inner }) : [];
  }
  if (isSchema(items)) return expanded({ file, schema: items });
  const branches = Array.isArray(oneOf) ? oneOf.filter(isSchema) : [];
  return [{ file, schema }, ...branches.flatMap((branch) => expanded({ file, schema: branch }))];
}

function read(file: string): Schema {
  const parsed: unknown = JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
  return isSchema(parsed) ? parsed : {};
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
