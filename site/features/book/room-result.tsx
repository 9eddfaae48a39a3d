import type { ChosenOffer } from '#domain/chosen-rooms';
import type { Availability, AvailabilityItem } from '#schemas/api-types';
import type { PublishedRoom } from '#schemas/published';
import type { MealPlan } from '#schemas/types';
import { AvailabilityLabel } from '#design-system/availability-label';
import { Badge } from '#design-system/badge';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Formats } from '../../shared/format/formats.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { NearestStays } from '../../shared/stay-search/nearest-stays.tsx';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';
import { RoomPortrait } from './room-portrait.tsx';
import { RoomPrices } from './room-prices.tsx';
import type { OfferChoice } from './use-offer-choice.ts';

interface RoomResultProps {
  search: StaySearch;
  chosen: readonly ChosenOffer[];
  room: PublishedRoom;
  item: AvailabilityItem;
  availability: Availability;
  meal: MealPlan | undefined;
  choice: OfferChoice;
}

export function RoomResult(props: RoomResultProps) {
  const { search, chosen, room, item, availability, meal, choice } = props;
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
        <Stack gap="m">
          <Text tone="muted">
            {ownReason(item, chosen, t) ?? reasonText(item.reason, { t, formats, timezone })}
          </Text>
          {item.nearest ? (
            <Stack gap="m">
              <Text size="small" weight="medium">
                {t('book.nearest')}
              </Text>
              <NearestStays search={search} stays={item.nearest} stayInPlace />
            </Stack>
          ) : null}
        </Stack>
      </RoomPortrait>
    );
  }
  const status = (
    <Inline gap="s">
      {search.roomId === room.id ? <Badge>{t('book.yourChoice')}</Badge> : null}
      {item.roomsLeft === undefined ? null : (
        <AvailabilityLabel state="few">{t('book.roomsLeft', { count: item.roomsLeft })}</AvailabilityLabel>
      )}
    </Inline>
  );
  const hasStatus = search.roomId === room.id || item.roomsLeft !== undefined;
  return (
    <RoomPortrait room={room} {...(hasStatus ? { status } : {})}>
      <RoomPrices
        room={room}
        offers={item.offers}
        meal={meal}
        stay={availability.stay}
        currency={availability.currency}
        choice={choice}
        number={search.rooms.length > 1 ? chosen.length + 1 : undefined}
      />
    </RoomPortrait>
  );
}

function ownReason(
  { roomId, reason }: AvailabilityItem,
  chosen: readonly ChosenOffer[],
  t: TFunction,
): string | undefined {
  if (reason?.code === 'SOLD_OUT' && chosen.some((offer) => offer.roomId === roomId))
    return t('book.ownLast');
  return reason?.code === 'NOT_ON_SALE' && chosen.length > 0 ? t('book.otherConditions') : undefined;
}

interface ReasonWords {
  t: TFunction;
  formats: Formats;
  timezone: string;
}

function reasonText(reason: AvailabilityItem['reason'], { t, formats, timezone }: ReasonWords): string {
  if (!reason) return t('book.reasons.SOLD_OUT');
  switch (reason.code) {
    case 'MIN_STAY':
      return t('book.reasons.MIN_STAY', { count: reason.minNights ?? 1 });
    case 'MAX_STAY':
      return t('book.reasons.MAX_STAY', { count: reason.maxNights ?? 1 });
    case 'TOO_MANY_GUESTS':
    case 'TOO_MANY_ADULTS':
    case 'TOO_MANY_CHILDREN':
      return t(`book.reasons.${reason.code}`, { count: reason.limit ?? 1 });
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
