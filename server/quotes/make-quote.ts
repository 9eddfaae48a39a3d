import { policyTimeline } from '#domain/cancellation';
import { type PricedStay, priceStay } from '#domain/price';
import { DomainError } from '#domain/refusal';
import type { BookingLocation, CreateQuoteRequest, Quote } from '#schemas/api-types';
import type { CatalogueLocation, CatalogueRatePlan } from '#schemas/types';
import type { QuoteContext } from './context.ts';
import { type LiveRelease, locationOf } from '../release/index.ts';
import { fieldRefusal } from '../platform/http/refuse-field.ts';
import { usablePromo } from './promos/usable-promo.ts';
import { type BookableStay, bookableStay, policyOf } from '../stock/index.ts';
import { nameRoom } from './name-room.ts';
import { offerBeds } from './offer-beds.ts';
import { offerExtras } from './offer-extras.ts';
import { insertQuote } from './quote-repository.ts';
import { refuseUnavailable } from './refuse-unavailable.ts';

const QUOTE_LIFE_MS = 30 * 60_000;

/** Prices the wishes on the current release, checks that they can be met now, and freezes the answer for this guest. */
export async function makeQuote(
  context: QuoteContext,
  guestHash: string,
  request: CreateQuoteRequest,
): Promise<Quote> {
  const release = await context.release.forSale();
  const now = context.clock.now();
  const location = locationOf(release, request.locationId);
  const stay = bookableStay(request, { release, location, now });
  const { hotel, taxes } = release.catalogue;
  const pricing = { location, taxes, currency: hotel.currency, stay, rooms: request.rooms };
  const promo =
    request.promo === undefined
      ? undefined
      : await usablePromo(context, request.promo, { location, stay, now });
  const priced = priceStay({ ...pricing, extras: request.extras, promo });
  if (promo !== undefined && priced.promo === undefined) throw new DomainError('PROMO_NOT_APPLICABLE');
  const plan = sharedPlan(release, location, request);
  await refuseUnavailable(context, request);
  const quote: Quote = {
    id: context.newId(),
    expiresAt: new Date(now.getTime() + QUOTE_LIFE_MS).toISOString(),
    releaseId: release.id,
    ...describeStay({ location, stay, request }),
    ...priced,
    policy: termsOf({ location, plan, stay, priced, now }),
    extrasOffered: offerExtras(pricing),
    bedsOffered: offerBeds({ ...pricing, extras: request.extras, promo }),
    payment: plan.payment,
  };
  const terms = { location: bookingLocation(location), policy: policyOf(location, plan) };
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

/** One rate plan for all rooms: a booking has one set of conditions. */
function sharedPlan(
  release: LiveRelease,
  location: CatalogueLocation,
  { rooms }: CreateQuoteRequest,
): CatalogueRatePlan {
  if (rooms.length > release.catalogue.booking.maxRooms)
    throw fieldRefusal('rooms', 'validation.bookingLimit');
  const [planId, ...others] = new Set(rooms.map(({ ratePlanId }) => ratePlanId));
  const plan = location.ratePlans.find(({ id }) => id === planId);
  if (plan === undefined || others.length > 0) throw fieldRefusal('rooms', 'validation.invalid');
  return plan;
}

function describeStay({
  location,
  stay,
  request,
}: {
  location: CatalogueLocation;
  stay: BookableStay;
  request: CreateQuoteRequest;
}): Pick<Quote, 'extras' | 'location' | 'rooms' | 'stay'> {
  const { id, name, timezone, checkIn, checkOut } = location;
  return {
    location: { id, name, timezone, checkIn, checkOut },
    stay: { checkIn: stay.checkIn, checkOut: stay.checkOut, nights: stay.nights.length },
    rooms: request.rooms.map((choice) => nameRoom(location, choice)),
    extras: request.extras,
  };
}

interface Terms {
  location: CatalogueLocation;
  plan: CatalogueRatePlan;
  stay: BookableStay;
  priced: PricedStay;
  now: Date;
}

function termsOf({ location, plan, stay, priced, now }: Terms): Quote['policy'] {
  return policyTimeline({
    policy: policyOf(location, plan),
    lines: priced.lines,
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
