import { describe, expect, test } from 'vitest';
import type {
  Booking,
  BookingCancellation,
  ChangePasswordRequest,
  ContactMessageRequest,
  GuestDetails,
  PolicyStep,
  Profile,
  Refund,
  Totals,
} from './generated/api-types.ts';
import type {
  Address,
  Album,
  AlbumImage,
  Hotel,
  Location,
  Policy,
  Rule,
  Seo,
  Service,
  Theme,
} from './generated/types.ts';
import type { PublishedService } from './published/parts.ts';
import type {
  AddressRecord,
  AlbumRecord,
  EmailRecord,
  HotelRecord,
  ImageRecord,
  LocationRecord,
  PhoneRecord,
  SeoRecord,
} from './published/records.ts';

/** The paths of a type's fields: `customDomain.domain`. Lists are transparent. */
type FieldOf<Type> = Type extends readonly (infer Item)[]
  ? FieldOf<Item>
  : Type extends object
    ? {
        [Name in keyof Type & string]: Name | `${Name}.${FieldOf<NonNullable<Type[Name]>> & string}`;
      }[keyof Type & string]
    : never;

/** The place of a specified field; an unknown path fails `npm run types`. */
const at = <Type>(field: FieldOf<Type>): string => field;

/** Fields with the same name as in the specification. */
const fieldsOf = <Type>(...names: FieldOf<Type>[]): Record<string, string> =>
  Object.fromEntries(names.map((name): [string, string] => [name, name]));

/** The place of every entity and field of the specification's section 3: in content, in published files or in the API. */
const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Hotel: {
    ...fieldsOf<Hotel>('id', 'enabled', 'isVerified', 'businessName', 'description', 'currency', 'timezone'),
    ...fieldsOf<Hotel>('totalRooms', 'checkIn', 'checkOut', 'prefersPhone', 'siteUrl', 'whatsappWidget'),
    ...fieldsOf<Hotel>('googleTagId', 'customDomain.domain', 'customDomain.redirect'),
    ...fieldsOf<Hotel>('analytics.domain', 'analytics.enabled'),
    ...fieldsOf<HotelRecord>('seos', 'locations', 'version.id', 'version.hotelId', 'theme'),
  },
  'Site configuration': fieldsOf<HotelRecord['site']>(
    'header.logo',
    'googleTagId',
    'customDomain.domain',
    'customDomain.redirect',
    'analytics.enabled',
    'analytics.domain',
  ),
  Location: {
    ...fieldsOf<Location>('id', 'name', 'url', 'emails', 'phones', 'checkIn', 'checkOut', 'timezone'),
    ...fieldsOf<Location>('totalRooms', 'description', 'prefersEmail', 'prefersPhone', 'billingAddress'),
    ...fieldsOf<Location>('whatsappBusinessAccountId', 'enabled', 'isVerified'),
    ...fieldsOf<LocationRecord>('seos', 'albums', 'prefersAddress', 'prefersEmailId', 'prefersPhoneId'),
    ...fieldsOf<LocationRecord>('prefersAddressId', 'billingAddressId'),
  },
  Seo: {
    ...fieldsOf<Seo['entries']>('page', 'title', 'keywords', 'description'),
    ...fieldsOf<SeoRecord>('id', 'hotelId', 'locationId', 'createdAt', 'updatedAt'),
  },
  Album: {
    ...fieldsOf<Album>('id', 'name', 'rank', 'visible', 'images', 'locationId'),
    ...fieldsOf<AlbumRecord>('hotelId', 'themeId', 'bookingId', 'createdAt', 'updatedAt', 'deletedAt'),
  },
  Image: {
    ...fieldsOf<AlbumImage>('rank'),
    ...fieldsOf<ImageRecord>('id', 's3Key', 'albumId', 'originalUrl', 'locationId', 'hotelId'),
    ...fieldsOf<ImageRecord>('urls.large', 'urls.small', 'urls.thumb', 'urls.medium'),
  },
  Email: {
    ...fieldsOf<Location['emails']>('email', 'isVerified'),
    ...fieldsOf<EmailRecord>('id', 'userId', 'hotelId', 'locationId'),
  },
  Phone: {
    ...fieldsOf<Location['phones']>('number', 'isVerified'),
    ...fieldsOf<PhoneRecord>('id', 'userId', 'hotelId', 'locationId'),
  },
  Address: {
    ...fieldsOf<Address>('pin', 'town', 'state', 'country', 'streetAddress', 'point.lat', 'point.long'),
    ...fieldsOf<AddressRecord>('id', 'userId', 'hotelId', 'locationId'),
  },
  Service: {
    ...fieldsOf<Service>('id', 'heading', 'description', 'url', 'locationId', 'images'),
    ...fieldsOf<PublishedService>('locationName', 'images.location.id', 'images.location.name'),
    ...fieldsOf<PublishedService>('images.location.town', 'images.location.value'),
    'images.id': at<PublishedService>('images.image.id'),
    'images.url': at<PublishedService>('images.image.urls.large'),
    'images.thumb': at<PublishedService>('images.image.urls.thumb'),
  },
  Theme: {
    ...fieldsOf<Theme>('primaryColor', 'secondaryColor', 'accentColor', 'neutralColor'),
    ...fieldsOf<Theme>('supportNeutralColor1', 'supportNeutralColor2', 'supportNeutralColor3'),
    ...fieldsOf<Theme>('fontColorPrimary', 'fontColorSecondary', 'fontFamily'),
    'base black': at<Theme>('baseBlack'),
    'base white': at<Theme>('baseWhite'),
  },
  User: {
    ...fieldsOf<Profile>('firstName', 'lastName', 'email', 'phone', 'gender'),
    ...fieldsOf<ChangePasswordRequest>('password', 'confirmPassword', 'currentPassword'),
    profilePicture: at<Profile>('picture'),
  },
  'Guest details at checkout': fieldsOf<GuestDetails>(
    'guestFirstName',
    'guestLastName',
    'guestEmail',
    'guestPhone',
  ),
  'Contact message': fieldsOf<ContactMessageRequest>('name', 'email', 'phone', 'message', 'location'),
  'Booking (as displayed)': {
    'booking id': at<Booking>('reference'),
    'guest name': at<Booking>('guest.guestFirstName'),
    email: at<Booking>('guest.guestEmail'),
    phone: at<Booking>('guest.guestPhone'),
    adults: at<Booking>('rooms.adults'),
    children: at<Booking>('rooms.childAges'),
    guests: at<Booking>('rooms'),
    'check-in': at<Booking>('stay.checkIn'),
    'check-out': at<Booking>('stay.checkOut'),
    'extra bedding': at<Booking>('rooms.extraBeds'),
    'extra services': at<Booking>('lines.extraId'),
    'meal plan': at<Booking>('rooms.mealPlan'),
    'total price': at<Totals>('netMinor'),
    'tax and charges': at<Totals>('taxMinor'),
    'total reservation charges': at<Totals>('totalMinor'),
    'cancellation reason': at<BookingCancellation>('reason'),
    'refund id': at<BookingCancellation>('refund.id'),
    'refund amount': at<BookingCancellation>('refund.refundAmountMinor'),
    'refund status': at<BookingCancellation>('refund.state'),
    'cancellation charges': at<PolicyStep>('penaltyMinor'),
    'total billed amount (tax included)': at<Booking>('paidMinor'),
    'refundable amount': at<PolicyStep>('refundMinor'),
  },
  'Refund history row': {
    ...fieldsOf<Refund>('state', 'createdAt', 'transactionId'),
    amount: at<Refund>('amountMinor'),
    refundAmount: at<Refund>('refundAmountMinor'),
  },
  'Cancellation policy': {
    'reservation rules': at<Policy>('reservationRules'),
    'before-check-in rules': at<Policy>('checkInRules'),
    'time units DAY, HOUR, MINUTE': at<Rule>('unit'),
    'penalty units DAY, PERCENTAGE': at<Rule>('penalty.unit'),
  },
};

/** Copied from the specification, section 3; "same links" and "the ids of these" are written out. */
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
  test.each(Object.entries(SPECIFICATION))('%s: every field has its place', (entity, fields) => {
    const listed = fields.split(', ').map((field) => field.replaceAll(';', ','));
    expect(Object.keys(PLACES[entity] ?? {}).toSorted()).toEqual(listed.toSorted());
  });
});
