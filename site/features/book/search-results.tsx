import type { Availability, AvailabilityItem } from '#schemas/api-types';
import type { MealPlan, PublishedRoom } from '#schemas/types';
import { EmptyState } from '#design-system/empty-state';
import { Button } from '#design-system/button';
import { Inline } from '#design-system/inline';
import { Notice } from '#design-system/notice';
import { Stack } from '#design-system/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchAvailability } from '../../api/availability.ts';
import { useQuery } from '../../shared/queries/use-query.ts';
import { searchQuery } from '../../shared/stay-search/search-address.ts';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { MealChoice, mealsOf } from './meal-choice.tsx';
import { OffersSkeleton } from './offers-skeleton.tsx';
import { ResultsHeading } from './results-heading.tsx';
import { RoomPortrait } from './room-portrait.tsx';
import { RoomResult } from './room-result.tsx';
import { useOfferChoice } from './use-offer-choice.ts';

interface SearchResultsProps {
  search: StaySearch;
  rooms: readonly PublishedRoom[];
}

/** The rooms of a location for one stay: what is free first, with its prices; then the rest, with its reasons. */
export function SearchResults({ search, rooms }: SearchResultsProps) {
  const { t } = useTranslation();
  const query = searchQuery(search);
  const results = useQuery(['availability', query], () => searchAvailability(query));
  const ofLocation = rooms.filter((room) => room.locationId === search.locationId);

  switch (results.state) {
    case 'idle':
    case 'loading':
      return (
        <Stack gap="xl">
          <ResultsHeading search={search} status={t('book.searching')} />
          <Stack as="ul" gap="xxl" aria-busy="true">
            {ofLocation.map((room) => (
              <li key={room.id}>
                <RoomPortrait room={room}>
                  <OffersSkeleton />
                </RoomPortrait>
              </li>
            ))}
          </Stack>
        </Stack>
      );
    case 'error':
      return (
        <EmptyState
          icon="warning"
          heading={t('book.failed')}
          action={<Button onClick={results.retry}>{t('failures.retry')}</Button>}
        >
          {t('book.failedText')}
        </EmptyState>
      );
    case 'ready':
      return (
        <ReadyResults
          search={search}
          rooms={ofLocation}
          availability={results.answer}
          onOutdated={results.refresh}
        />
      );
    default:
      return results satisfies never;
  }
}

interface ReadyResultsProps {
  search: StaySearch;
  rooms: readonly PublishedRoom[];
  availability: Availability;
  onOutdated: () => void;
}

function ReadyResults({ search, rooms, availability, onOutdated }: ReadyResultsProps) {
  const { t } = useTranslation();
  const choice = useOfferChoice(search, onOutdated);
  const [chosenMeal, setChosenMeal] = useState<MealPlan>();
  const found = rooms.flatMap((room) => {
    const item = availability.items.find(({ roomId }) => roomId === room.id);
    return item ? [{ room, item }] : [];
  });
  const free = found.filter(({ item }) => item.status === 'AVAILABLE');
  const meals = mealsOf(availability.items.flatMap(({ offers }) => offers));
  const meal = chosenMeal ?? meals[0];
  const shown = [...free, ...found.filter(({ item }) => item.status !== 'AVAILABLE')];

  return (
    <Stack gap="xl">
      <Inline justify="between" align="end" gap="m">
        <ResultsHeading search={search} status={t('book.found', { count: free.length })} />
        {meals.length > 1 ? <MealChoice meals={meals} value={meal} onMealChange={setChosenMeal} /> : null}
      </Inline>
      {choice.lostMessage ? (
        <Notice tone="warning" live="assertive">
          {choice.lostMessage}
        </Notice>
      ) : null}
      {free.length === 0 ? (
        <EmptyState icon="calendar" heading={t('book.noneFree')}>
          {t('book.noneFreeText')}
        </EmptyState>
      ) : null}
      <Stack as="ul" gap="xxl">
        {shown.map(({ room, item }: { room: PublishedRoom; item: AvailabilityItem }) => (
          <li key={room.id}>
            <RoomResult room={room} item={item} availability={availability} meal={meal} choice={choice} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
