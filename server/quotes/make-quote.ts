import { policyTimeline } from '#domain/cancellation';
import { depositOf } from '#domain/deposit';
import type { SoldLines } from '#domain/penalty';
import { findSoldRooms, priceRooms, type SoldRoom } from '#domain/price';
import { DomainError } from '#domain/refusal';
import { termsOfSale } from '#domain/terms-of-sale';
import type { BookingLocation, CreateQuoteRequest, Quote } from '#schemas/api-types';
import type { CatalogueLocation, CatalogueRatePlan } from '#schemas/types';
import type { QuoteContext } from './context.ts';
import { type LiveRelease, locationOf } from '../release/index.ts';
import { fieldRefusal } from '../platform/http/refuse-field.ts';
import { usablePromo } from './promos/usable-promo.ts';
import { type BookableStay, bookableStay, policyOf } from '../stock/index.ts';
import { offerBeds, offerExtras } from './offer-additions.ts';
import { isPayable } from './payable.ts';
import { pricingOf } from './pricing-of.ts';
import { insertQuote } from './quote-repository.ts';
import { refuseUnavailable } from './refuse-unavailable.ts';

const QUOTE_LIFE_MS = 30 * 60_000;

/** Whose quote it is, and in which language: that of the page. */
export interface QuotedGuest {
  guestHash: string;
  language: string;
  /** True where the staff take the money, whatever way to pay the plan has on the site. */
  isPaidAtHotel?: boolean;
}

/**
 * Prices the requested rooms on the current release, checks that they are free, and stores the quote for this guest.
 * Refuses with the stock's reason and alternatives.
 */
export async function makeQuote(
  context: QuoteContext,
  { guestHash, language, isPaidAtHotel = false }: QuotedGuest,
  request: CreateQuoteRequest,
): Promise<Quote> {
  const release = await context.release.forSale();
  const now = context.clock.now();
  const location = locationOf(release, request.locationId);
  const stay = bookableStay(request, { release, location, now });
  const promo =
    request.promo === undefined
      ? undefined
      : await usablePromo(context, request.promo, { location, stay, now });
  const rooms = findSoldRooms(location, request.rooms);
  const pricing = {
    ...pricingOf(release, { location, stay, now }),
    rooms,
    extras: request.extras,
    promo,
  };
  const priced = priceRooms(pricing);
  if (promo !== undefined && priced.promo === undefined) throw new DomainError('PROMO_NOT_APPLICABLE');
  const plan = sharedPlan(release, rooms);
  await refuseUnavailable(context, request);
  if (!isPaidAtHotel && !isPayable(release, { plan, priced, arrivalDate: stay.checkIn, location, now }))
    throw new DomainError('NOT_PAYABLE');
  const sold = { lines: priced.lines, pricing: termsOfSale(pricing.terms, plan) };
  const deposit = depositOf({ ...sold, plan, arrivalDate: stay.checkIn, location, now });
  const quote: Quote = {
    id: context.newId(),
    expiresAt: new Date(now.getTime() + QUOTE_LIFE_MS).toISOString(),
    releaseId: release.id,
    language,
    ...describeStay(pricing),
    ...priced,
    policy: termsOf({ location, plan, stay, sold, now }),
    extrasOffered: offerExtras(pricing),
    bedsOffered: offerBeds(pricing, priced),
    payment: plan.payment,
    ...(deposit === undefined ? {} : { deposit }),
  };
  const terms = {
    location: bookingLocation(location),
    policy: policyOf(location, plan),
    pricing: sold.pricing,
  };
  await insertQuote(context.db, {
    id: quote.id,
    guestHash,
    createdAt: now.toISOString(),
    request,
    answer: quote,
    terms,
  });
  return quote;
}

/** A booking has one set of conditions, so all rooms share one rate plan. */
function sharedPlan(release: LiveRelease, rooms: readonly SoldRoom[]): CatalogueRatePlan {
  if (rooms.length > release.catalogue.booking.maxRooms)
    throw fieldRefusal('rooms', 'validation.bookingLimit');
  const [plan, ...others] = new Set(rooms.map(({ ratePlan }) => ratePlan));
  if (plan === undefined || others.length > 0) throw fieldRefusal('rooms', 'validation.invalid');
  return plan;
}

function describeStay({
  location,
  stay,
  rooms,
  extras,
}: {
  location: CatalogueLocation;
  stay: BookableStay;
  rooms: readonly SoldRoom[];
  extras: CreateQuoteRequest['extras'];
}): Pick<Quote, 'extras' | 'location' | 'rooms' | 'stay'> {
  const { id, name, timezone, checkIn, checkOut } = location;
  return {
    location: { id, name, timezone, checkIn, checkOut },
    stay: { checkIn: stay.checkIn, checkOut: stay.checkOut, nights: stay.nights.length },
    rooms: rooms.map(({ choice, room, ratePlan }) => ({
      ...choice,
      roomName: room.name,
      ratePlanName: ratePlan.name,
    })),
    extras,
  };
}

interface Terms {
  location: CatalogueLocation;
  plan: CatalogueRatePlan;
  stay: BookableStay;
  sold: SoldLines;
  now: Date;
}

function termsOf({ location, plan, stay, sold, now }: Terms): Quote['policy'] {
  return policyTimeline({
    policy: policyOf(location, plan),
    ...sold,
    stay,
    timezone: location.timezone,
    checkInMinutes: location.checkIn,
    reservedAt: now,
  });
}

function bookingLocation(location: CatalogueLocation): BookingLocation {
  const { id, name, timezone, checkIn, checkOut, address, email, phone, directions } = location;
  return {
    id,
    name,
    timezone,
    checkIn,
    checkOut,
    address,
    email,
    phone,
    ...(directions === undefined ? {} : { directions }),
  };
}
