import type { ChosenOffer } from '#domain/chosen-rooms';
import type { Availability, AvailabilityItem } from '#schemas/api-types';
import type { PublishedRoom } from '#schemas/published';
import type { MealPlan } from '#schemas/types';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { Notice } from '#design-system/notice';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { RoomResult } from './room-result.tsx';
import { useOfferChoice, type OfferChoice } from './use-offer-choice.ts';

interface FreeRoomsProps {
  search: StaySearch;
  chosen: readonly ChosenOffer[];
  rooms: readonly PublishedRoom[];
  availability: Availability;
  meal: MealPlan | undefined;
  onOutdated: () => void;
}

export function FreeRooms({ search, chosen, rooms, availability, meal, onOutdated }: FreeRoomsProps) {
  const choice = useOfferChoice({ search, chosen, availability, onOutdated });
  if (chosen.length === search.rooms.length) return <AllChosen choice={choice} />;

  const found = rooms.flatMap((room) => {
    const item = availability.items.find(({ roomId }) => roomId === room.id);
    return item ? [{ room, item }] : [];
  });
  const free = found.filter(({ item }) => item.status === 'AVAILABLE');
  const shown = [...free, ...found.filter(({ item }) => item.status !== 'AVAILABLE')];
  return (
    <Stack gap="xl">
      <SharedConditions availability={availability} />
      {choice.lostMessage ? (
        <Notice tone="warning" live="assertive">
          {choice.lostMessage}
        </Notice>
      ) : null}
      {free.length === 0 ? <NothingFree items={found.map(({ item }) => item)} /> : null}
      <Stack as="ul" gap="xxl">
        {shown.map(({ room, item }) => (
          <li key={room.id}>
            <RoomResult {...{ search, chosen, room, item, availability, meal, choice }} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function NothingFree({ items }: { items: readonly AvailabilityItem[] }) {
  const { t } = useTranslation();
  const fitting = items.filter((item) => !isTooSmall(item));
  return fitting.length === 0 ? (
    <EmptyState icon="users" heading={t('book.noneFits')}>
      {t('book.noneFitsText')}
    </EmptyState>
  ) : (
    <EmptyState icon="calendar" heading={causeOf(fitting, t)}>
      {t('book.noneFreeText')}
    </EmptyState>
  );
}

/** Why none of the rooms that fit can be booked, where it is one cause for all. */
function causeOf(items: readonly AvailabilityItem[], t: TFunction): string {
  const reasons = items.map(({ reason }) => reason ?? { code: 'SOLD_OUT' as const });
  const codes = new Set(reasons.map(({ code }) => (code === 'HELD' ? 'SOLD_OUT' : code)));
  const [code, ...others] = codes;
  if (others.length > 0) return t('book.noneBookable');
  switch (code) {
    case 'MIN_STAY':
      return t('book.none.MIN_STAY', { count: Math.min(...reasons.map(({ minNights = 1 }) => minNights)) });
    case 'MAX_STAY':
      return t('book.none.MAX_STAY', { count: Math.max(...reasons.map(({ maxNights = 1 }) => maxNights)) });
    case 'CLOSED':
    case 'CLOSED_TO_ARRIVAL':
    case 'CLOSED_TO_DEPARTURE':
    case 'NOT_ON_SALE':
      return t(`book.none.${code}`);
    case 'SOLD_OUT':
    case 'TOO_MANY_ADULTS':
    case 'TOO_MANY_CHILDREN':
    case 'TOO_MANY_GUESTS':
    case undefined:
      return t('book.noneFree');
    default:
      return code satisfies never;
  }
}

const TOO_SMALL: ReadonlySet<string | undefined> = new Set([
  'TOO_MANY_GUESTS',
  'TOO_MANY_ADULTS',
  'TOO_MANY_CHILDREN',
]);

function isTooSmall({ reason }: AvailabilityItem): boolean {
  return TOO_SMALL.has(reason?.code);
}

function AllChosen({ choice }: { choice: OfferChoice }) {
  const { t } = useTranslation();
  const error = choice.errorOf(undefined);
  return (
    <Stack gap="l" align="start">
      <Text measure>{t('book.chosenText')}</Text>
      {choice.lostMessage ? (
        <Notice tone="warning" live="assertive">
          {choice.lostMessage}
        </Notice>
      ) : null}
      {error === undefined ? null : <ChangeFailure error={error} />}
      <Button size="l" busy={choice.isFinishing} busyLabel={t('book.choosing')} onClick={choice.finish}>
        {t('book.continue')}
      </Button>
    </Stack>
  );
}

/** Explains why the second room has fewer offers: all rooms share one rate plan. */
function SharedConditions({ availability }: { availability: Availability }) {
  const { t } = useTranslation();
  const plan = availability.chosen?.rooms[0]?.ratePlanName;
  return plan === undefined ? null : (
    <Text size="small" tone="muted" measure>
      {t('book.sameConditions', { plan })}
    </Text>
  );
}
