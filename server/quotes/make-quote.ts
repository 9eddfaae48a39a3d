import { policyTimeline } from '#domain/cancellation';
import { priceStay } from '#domain/price';
import { DomainError } from '#domain/refusal';
import type { BookingLocation, CreateQuoteRequest, OfferedExtra, Quote } from '#schemas/api-types';
import type { CatalogueLocation, Policy } from '#schemas/types';
import type { Context } from '../context.ts';
import { type LiveRelease, locationOf } from '../current-release/live-release.ts';
import { bookableStay, type BookableStay } from '../stock/bookable-stay.ts';
import { checkExtras } from './check-extras.ts';
import { checkRooms } from './check-rooms.ts';
import { findAlternatives } from './find-alternatives.ts';
import { insertQuote } from './quote-repository.ts';
import { refuseUnavailable } from './refuse-unavailable.ts';

const QUOTE_LIFE_MS = 30 * 60_000;

/** Checks the wishes against the current release and the stock, prices them and freezes the answer. */
export async function makeQuote(context: Context, guestHash: string, request: CreateQuoteRequest): Promise<Quote> {
  const release = context.release.get();
  const location = locationOf(release, request.locationId);
  const now = context.clock.now();
  const stay = bookableStay(request, { location, horizonDays: release.catalogue.booking.horizonDays, now });
  const { plan, rooms } = checkRooms(request.rooms, { location, maxRooms: release.catalogue.booking.maxRooms });
  checkExtras(request.extras, location);
  await refuseUnavailable(context, { request, location, stay });
  const policy = policyOf(location, plan.policyId);
  const priced = priceStay({ location, taxes: release.catalogue.taxes, stay, rooms: request.rooms, extras: request.extras });
  const quote: Quote = {
    id: context.newId(),
    expiresAt: new Date(now.getTime() + QUOTE_LIFE_MS).toISOString(),
  };
}
