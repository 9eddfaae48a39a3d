import type { ChosenOffer } from '#domain/chosen-rooms';
import type { AvailabilityItem } from '#schemas/api-types';
import type { PublishedRoom } from '#schemas/published';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formats } from '../../shared/format/formats.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { NearestStays } from '../../shared/stay-search/nearest-stays.tsx';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';

interface UnavailableRoomsProps {
  search: StaySearch;
  chosen: readonly ChosenOffer[];
  rooms: readonly { room: PublishedRoom; item: AvailabilityItem }[];
  /** Names the nearest dates of each room, where no list of other stays does. */
  hasDates: boolean;
}

/** The rooms that cannot be had, a line each: why, and the nearest dates on which it is free. */
export function UnavailableRooms({ search, chosen, rooms, hasDates }: UnavailableRoomsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const headingId = useId();
  const timezone = findLocation(useShell(), search.locationId)?.timezone ?? 'UTC';
  if (rooms.length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-labelledby={headingId}>
      <Heading id={headingId} level={3} size="s">
        {t('book.notAvailable')}
      </Heading>
      <Stack as="ul" gap="m">
        {rooms.map(({ room, item }) => (
          <Stack as="li" gap="xs" key={room.id}>
            <Text size="small">
              <strong>{room.name}</strong>{' '}
              <span>{ownReason(item, chosen, t) ?? reasonText(item.reason, { t, formats, timezone })}</span>
            </Text>
            {item.nearest && hasDates ? (
              <NearestStays search={search} stays={item.nearest.slice(0, 1)} stayInPlace />
            ) : null}
          </Stack>
        ))}
      </Stack>
    </Stack>
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
    case 'NOT_PAYABLE':
      return t(`book.reasons.${reason.code}`);
    default:
      return reason.code satisfies never;
  }
}
