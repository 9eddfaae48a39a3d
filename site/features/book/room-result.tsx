import type { Availability, AvailabilityItem, Offer } from '#schemas/api-types';
import type { PublishedRoom } from '#schemas/published';
import type { MealPlan } from '#schemas/types';
import { AvailabilityLabel } from '#design-system/availability-label';
import { Badge } from '#design-system/badge';
import { Inline } from '#design-system/inline';
import { useTranslation } from 'react-i18next';
import type { ComparedRoom } from './compared-room.ts';
import type { SortedTerms } from './rate-terms.ts';
import { RoomPortrait } from './room-portrait.tsx';
import { RoomPrices } from './room-prices.tsx';
import { StayPrice, StayPriceNote } from './stay-price.tsx';
import type { OfferChoice } from './use-offer-choice.ts';

/** A room that can be had, with its rates: the lowest first. */
export interface PricedRoom extends ComparedRoom {
  room: PublishedRoom;
  item: AvailabilityItem;
  offers: readonly Offer[];
  rates: SortedTerms;
}

interface RoomResultProps extends PricedRoom {
  availability: Availability;
  meal: MealPlan | undefined;
  choice: OfferChoice;
  /** Which of several rooms is being chosen. */
  number: number | undefined;
  isFirst: boolean;
  /** Whether the guest came for this room. */
  isChosen: boolean;
}

/** The card of a room that can be had: its lowest price beside the name, its rates below. */
export function RoomResult(props: RoomResultProps) {
  const { room, item, offers, lowest, rates, availability, meal, choice, number, isFirst, isChosen } = props;
  const { t } = useTranslation();
  const { stay } = availability;
  const unit = availability;
  return (
    <RoomPortrait
      room={room}
      isFirst={isFirst}
      // The choice of meals above the list says what most rooms are shown with.
      facts={rates.shared.filter(({ id }) => id !== 'meal' || lowest.mealPlan !== meal)}
      status={
        isChosen || item.roomsLeft !== undefined ? (
          <Inline gap="s">
            {isChosen ? <Badge>{t('book.yourChoice')}</Badge> : null}
            {item.roomsLeft === undefined ? null : (
              <AvailabilityLabel state="few">
                {t('book.roomsLeft', { count: item.roomsLeft })}
              </AvailabilityLabel>
            )}
          </Inline>
        ) : null
      }
      price={<StayPrice offer={lowest} unit={unit} name={`${room.name}, ${lowest.name}`} size="l" />}
      priceNote={<StayPriceNote offer={lowest} unit={unit} nights={stay.nights} />}
    >
      <RoomPrices {...{ room, offers, unit, choice, number }} terms={rates} nights={stay.nights} />
    </RoomPortrait>
  );
}
