import type { Availability, AvailabilityItem } from '#schemas/api-types';
import type { MealPlan, PublishedRoom } from '#schemas/types';
import { AvailabilityLabel } from '#design-system/availability-label';
import { Text } from '#design-system/text';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Formats } from '../../shared/format/formats.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';
import { RoomPortrait } from './room-portrait.tsx';
import { RoomPrices } from './room-prices.tsx';
import type { OfferChoice } from './use-offer-choice.ts';

interface RoomResultProps {
  room: PublishedRoom;
  item: AvailabilityItem;
  availability: Availability;
  /** The meal plan whose prices are shown. */
  meal: MealPlan | undefined;
  choice: OfferChoice;
}

/** One room type in the results: its offers, or why there are none. */
export function RoomResult({ room, item, availability, meal, choice }: RoomResultProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const timezone = findLocation(useShell(), room.locationId)?.timezone ?? 'UTC';

  if (item.status === 'NOT_AVAILABLE') {
    const state = item.reason?.code === 'HELD' ? 'held' : 'none';
    return (
      <RoomPortrait
        room={room}
        status={<AvailabilityLabel state={state}>{t('book.notAvailable')}</AvailabilityLabel>}
      >
        <Text tone="muted">{reasonText(item.reason, { t, formats, timezone })}</Text>
      </RoomPortrait>
    );
  }
  const status =
    item.roomsLeft === undefined ? undefined : (
      <AvailabilityLabel state="few">{t('book.roomsLeft', { count: item.roomsLeft })}</AvailabilityLabel>
    );
  return (
    <RoomPortrait room={room} {...(status ? { status } : {})}>
      <RoomPrices
        room={room}
        offers={item.offers}
        meal={meal}
        stay={availability.stay}
        currency={availability.currency}
        choice={choice}
      />
    </RoomPortrait>
  );
}

interface ReasonWords {
  t: TFunction;
  formats: Formats;
  timezone: string;
}

/** Why a room cannot be had, and what would help. */
function reasonText(reason: AvailabilityItem['reason'], { t, formats, timezone }: ReasonWords): string {
  if (!reason) return t('book.reasons.SOLD_OUT');
  switch (reason.code) {
    case 'MIN_STAY':
      return t('book.reasons.MIN_STAY', { count: reason.minNights ?? 1 });
    case 'MAX_STAY':
      return t('book.reasons.MAX_STAY', { count: reason.maxNights ?? 1 });
    case 'TOO_MANY_GUESTS':
      return t('book.reasons.TOO_MANY_GUESTS', { count: reason.limit ?? 1 });
    case 'HELD':
      return reason.heldUntil
        ? t('book.reasons.HELD', { time: formats.time(reason.heldUntil, timezone) })
        : t('book.reasons.SOLD_OUT');
    case 'SOLD_OUT':
    case 'CLOSED':
    case 'CLOSED_TO_ARRIVAL':
    case 'CLOSED_TO_DEPARTURE':
    case 'NOT_ON_SALE':
      return t(`book.reasons.${reason.code}`);
    default:
      return reason.code satisfies never;
  }
}
