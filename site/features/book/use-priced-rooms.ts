import type { Availability, AvailabilityItem } from '#schemas/api-types';
import type { PublishedRoom } from '#schemas/published';
import type { MealPlan } from '#schemas/types';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';
import { mealOfLowest, offersWithMeal } from './meal-choice.tsx';
import { rateTerms, sortTerms } from './rate-terms.ts';
import type { ResultsView } from './results-view.ts';
import { filtersFor, hasAll } from './room-filters.ts';
import type { PricedRoom } from './room-result.tsx';

interface PricedRooms {
  /** The meals whose rates are shown. */
  meal: MealPlan | undefined;
  /** In the hotel's order. */
  free: PricedRoom[];
  /** Those of the free rooms that pass the filters, in the order of the view. */
  shown: PricedRoom[];
  others: { room: PublishedRoom; item: AvailabilityItem }[];
}

interface Found {
  rooms: readonly PublishedRoom[];
  availability: Availability;
  view: ResultsView;
}

/** The rooms of an answer with the rates that the view asks for. */
export function usePricedRooms({ rooms, availability, view }: Found): PricedRooms {
  const { t } = useTranslation();
  const formats = useFormats();
  const timezone = findLocation(useShell(), availability.locationId)?.timezone ?? 'UTC';
  const words = { t, formats, timezone, unit: availability };
  const meal = view.meal ?? mealOfLowest(availability);
  const found = rooms.flatMap((room) => {
    const item = availability.items.find(({ roomId }) => roomId === room.id);
    return item ? [{ room, item }] : [];
  });
  const free = found.flatMap(({ room, item }) => {
    const offers = offersWithMeal(item.offers, meal);
    const [lowest] = offers;
    if (lowest === undefined) return [];
    return [{ room, item, offers, lowest, terms: rateTerms(lowest, words), rates: sortTerms(offers, words) }];
  });
  const wanted = wantedOf(view, rooms, t);
  const shown = inOrder(
    free.filter(({ room }) => hasAll(room, wanted, t)),
    view,
  );
  return { meal, free, shown, others: found.filter(({ item }) => item.status !== 'AVAILABLE') };
}

/** Filters of another location, or of nonsense in the address, filter nothing. */
function wantedOf({ wanted }: ResultsView, rooms: readonly PublishedRoom[], t: TFunction): string[] {
  const known = new Set(filtersFor(rooms, t).map(({ value }) => value));
  return wanted.filter((token) => known.has(token));
}

/** The hotel's order begins with the room that the guest came from. */
function inOrder(rooms: readonly PricedRoom[], { sort, roomId }: ResultsView): PricedRoom[] {
  if (sort === 'price') return rooms.toSorted((a, b) => a.lowest.totalMinor - b.lowest.totalMinor);
  return rooms.toSorted((a, b) => Number(b.room.id === roomId) - Number(a.room.id === roomId));
}
