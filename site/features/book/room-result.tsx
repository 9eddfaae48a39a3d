import type { ChosenOffer } from '#domain/chosen-rooms';
import type { Availability, AvailabilityItem } from '#schemas/api-types';
import type { PublishedRoom } from '#schemas/published';
import type { MealPlan } from '#schemas/types';
import { AvailabilityLabel } from '#design-system/availability-label';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';
import { offersWithMeal } from './meal-choice.tsx';
import { sortTerms } from './rate-terms.ts';
import { RoomPortrait } from './room-portrait.tsx';
import { RoomPrices } from './room-prices.tsx';
import { StayPrice, StayPriceNote } from './stay-price.tsx';
import type { OfferChoice } from './use-offer-choice.ts';

interface RoomResultProps {
  search: StaySearch;
  chosen: readonly ChosenOffer[];
  room: PublishedRoom;
  item: AvailabilityItem;
  availability: Availability;
  meal: MealPlan | undefined;
  choice: OfferChoice;
  isFirst: boolean;
}

/** A room that can be had: its lowest price beside the name, its rates below. */
export function RoomResult(props: RoomResultProps) {
  const { search, chosen, room, item, availability, meal, choice, isFirst } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const timezone = findLocation(useShell(), room.locationId)?.timezone ?? 'UTC';
  const { currency, stay } = availability;
  const offers = offersWithMeal(item.offers, meal);
  const [lowest] = offers;
  const terms = sortTerms(offers, { t, formats, timezone, currency });
  if (lowest === undefined) return null;
  const priced = { offer: lowest, currency };
  return (
    <RoomPortrait
      room={room}
      isFirst={isFirst}
      // The choice of meals above the list says what most rooms are shown with.
      facts={terms.shared.filter(({ id }) => id !== 'meal' || lowest.mealPlan !== meal)}
      status={
        item.roomsLeft === undefined ? null : (
          <AvailabilityLabel state="few">{t('book.roomsLeft', { count: item.roomsLeft })}</AvailabilityLabel>
        )
      }
      price={<StayPrice {...priced} name={`${room.name}, ${lowest.name}`} size="l" />}
      priceNote={<StayPriceNote {...priced} nights={stay.nights} />}
    >
      <RoomPrices
        {...{ room, offers, terms, currency, choice }}
        number={search.rooms.length > 1 ? chosen.length + 1 : undefined}
      />
    </RoomPortrait>
  );
}
