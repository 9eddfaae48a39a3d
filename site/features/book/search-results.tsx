import type { ChosenOffer } from '#domain/chosen-rooms';
import type { Availability } from '#schemas/api-types';
import type { PublishedRoom } from '#schemas/published';
import type { MealPlan } from '#schemas/types';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import type { TFunction } from 'i18next';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nightsBetween } from '../../shared/iso-date.ts';
import type { Query } from '../../shared/queries/use-query.ts';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { WithSummary } from '../../shared/stay-summary/with-summary.tsx';
import { ChosenRooms } from './chosen-rooms.tsx';
import { FreeRooms } from './free-rooms.tsx';
import { UnavailableRoom } from './unavailable-room.tsx';
import { MealChoice, mealOfLowest, mealsOf } from './meal-choice.tsx';
import { OffersSkeleton } from './offers-skeleton.tsx';
import { PromoNotice } from './promo-notice.tsx';
import { ResultsHeading } from './results-heading.tsx';
import { RoomPortrait } from './room-portrait.tsx';
import { RoomStep } from './room-step.tsx';
import { useAvailability } from './use-availability.ts';

interface SearchResultsProps {
  search: StaySearch;
  chosen: readonly ChosenOffer[];
  rooms: readonly PublishedRoom[];
}

export function SearchResults({ search, chosen, rooms }: SearchResultsProps) {
  const { t } = useTranslation();
  const { results, promoRefusal } = useAvailability(search, chosen);
  const [chosenMeal, setMeal] = useState<MealPlan>();
  const ofLocation = rooms.filter((room) => room.locationId === search.locationId);
  const answer = results.state === 'ready' ? results.answer : undefined;
  const meals = mealsOf(answer?.items.flatMap(({ offers }) => offers) ?? []);
  const meal = chosenMeal ?? (answer && mealOfLowest(answer));

  function body(): ReactNode {
    switch (results.state) {
      case 'idle':
      case 'loading':
        return <RoomsToCome rooms={ofLocation} />;
      case 'error':
        return <UnavailableRoom search={search} error={results.error} onRetry={results.retry} />;
      case 'ready':
        return (
          <FreeRooms
            {...{ search, chosen, meal }}
            rooms={ofLocation}
            availability={results.answer}
            onOutdated={results.refresh}
          />
        );
      default:
        return results satisfies never;
    }
  }

  return (
    <Stack gap="xl">
      <Inline justify="between" align="end" gap="m">
        <ResultsHeading search={search} status={statusOf(results, t)} />
        {meals.length > 1 ? <MealChoice meals={meals} value={meal} onMealChange={setMeal} /> : null}
      </Inline>
      <PromoNotice code={search.promo} refusal={promoRefusal} availability={answer} />
      {search.rooms.length === 1 ? (
        body()
      ) : (
        <WithSummary
          totals={answer?.chosen?.totals}
          totalLabel={t(chosen.length < search.rooms.length ? 'summary.sofar' : 'summary.total')}
          summary={
            <ChosenRooms
              {...{ search, chosen }}
              part={answer?.chosen}
              rooms={ofLocation}
              nights={nightsBetween(search.checkIn, search.checkOut)}
            />
          }
        >
          <Stack gap="xl">
            <RoomStep search={search} chosen={chosen} />
            {body()}
          </Stack>
        </WithSummary>
      )}
    </Stack>
  );
}

function statusOf(results: Query<Availability>, t: TFunction): string {
  switch (results.state) {
    case 'idle':
    case 'loading':
      return t('book.searching');
    case 'error':
      return '';
    case 'ready': {
      const { items } = results.answer;
      // Nothing is missing when every room is chosen.
      if (items.length === 0) return '';
      return t('book.found', { count: items.filter(({ status }) => status === 'AVAILABLE').length });
    }
    default:
      return results satisfies never;
  }
}

function RoomsToCome({ rooms }: { rooms: readonly PublishedRoom[] }) {
  return (
    <Stack as="ul" gap="xl" aria-busy="true">
      {rooms.map((room) => (
        <li key={room.id}>
          <RoomPortrait room={room}>
            <OffersSkeleton />
          </RoomPortrait>
        </li>
      ))}
    </Stack>
  );
}
