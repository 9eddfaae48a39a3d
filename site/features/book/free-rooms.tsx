import type { ChosenOffer } from '#domain/chosen-rooms';
import type { Availability, AvailabilityItem } from '#schemas/api-types';
import type { PublishedRoom } from '#schemas/published';
import type { MealPlan } from '#schemas/types';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { Notice } from '#design-system/notice';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { RoomResult } from './room-result.tsx';
import { UnavailableRooms } from './unavailable-rooms.tsx';
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
  const others = found.filter(({ item }) => item.status !== 'AVAILABLE');
  return (
    <Stack gap="xl">
      <SharedConditions availability={availability} />
      {choice.lostMessage ? (
        <Notice tone="warning" live="assertive">
          {choice.lostMessage}
        </Notice>
      ) : null}
      {free.length === 0 ? <NothingFree isForTooMany={found.every(({ item }) => isTooSmall(item))} /> : null}
      <Stack as="ul" gap="xl">
        {free.map(({ room, item }, place) => (
          <li key={room.id}>
            <RoomResult
              {...{ search, chosen, room, item, availability, meal, choice }}
              isFirst={place === 0}
            />
          </li>
        ))}
      </Stack>
      <UnavailableRooms {...{ search, chosen }} rooms={others} />
    </Stack>
  );
}

function NothingFree({ isForTooMany }: { isForTooMany: boolean }) {
  const { t } = useTranslation();
  return isForTooMany ? (
    <EmptyState icon="users" heading={t('book.noneFits')}>
      {t('book.noneFitsText')}
    </EmptyState>
  ) : (
    <EmptyState icon="calendar" heading={t('book.noneFree')}>
      {t('book.noneFreeText')}
    </EmptyState>
  );
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
