import type { ChosenOffer } from '#domain/chosen-rooms';
import type { MealPlan, PublishedRoom } from '#schemas/types';
import { Notice } from '#design-system/notice';
import { Stack } from '#design-system/stack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nightsBetween } from '../../shared/iso-date.ts';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { WithSummary } from '../../shared/stay-summary/with-summary.tsx';
import { ChosenRooms } from './chosen-rooms.tsx';
import { FreeRooms } from './free-rooms.tsx';
import { GoneRoom } from './gone-room.tsx';
import { OffersSkeleton } from './offers-skeleton.tsx';
import { ResultsHeading } from './results-heading.tsx';
import { RoomPortrait } from './room-portrait.tsx';
import { RoomStep } from './room-step.tsx';
import { useAvailability } from './use-availability.ts';

interface SearchResultsProps {
  search: StaySearch;
  /** What was chosen for the first of several rooms. */
  chosen: readonly ChosenOffer[];
  rooms: readonly PublishedRoom[];
}

/** The rooms of a location for one stay, of several rooms one after the other with their price beside them. */
export function SearchResults({ search: asked, chosen, rooms }: SearchResultsProps) {
  const { t } = useTranslation();
  const { results, search, promoRefusal } = useAvailability(asked, chosen);
  const [meal, setMeal] = useState<MealPlan>();
  const ofLocation = rooms.filter((room) => room.locationId === search.locationId);
  const part = results.state === 'ready' ? results.answer.chosen : undefined;

  function answer(): ReactNode {
    switch (results.state) {
      case 'idle':
      case 'loading':
        return <RoomsToCome search={search} rooms={ofLocation} />;
      case 'error':
        return <GoneRoom search={search} error={results.error} onRetry={results.retry} />;
      case 'ready':
        return (
          <FreeRooms
            {...{ search, chosen, meal }}
            rooms={ofLocation}
            availability={results.answer}
            onMealChange={setMeal}
            onOutdated={results.refresh}
          />
        );
      default:
        return results satisfies never;
    }
  }

  const body = (
    <Stack gap="xl">
      {search.rooms.length > 1 ? <RoomStep search={search} chosen={chosen} /> : null}
      {promoRefusal === undefined ? null : (
        <Notice tone="warning" live="polite" heading={promoRefusal}>
          {t('book.withoutPromo')}
        </Notice>
      )}
      {answer()}
    </Stack>
  );
  if (search.rooms.length === 1) return body;
  return (
    <WithSummary
      totals={part?.totals}
      totalLabel={t(chosen.length < search.rooms.length ? 'summary.sofar' : 'summary.total')}
      summary={
        <ChosenRooms
          {...{ search, chosen, part }}
          rooms={ofLocation}
          nights={nightsBetween(search.checkIn, search.checkOut)}
        />
      }
    >
      {body}
    </WithSummary>
  );
}

/** The rooms stay in place while their prices are on the way. */
function RoomsToCome({ search, rooms }: { search: StaySearch; rooms: readonly PublishedRoom[] }) {
  const { t } = useTranslation();
  return (
    <Stack gap="xl">
      <ResultsHeading search={search} status={t('book.searching')} />
      <Stack as="ul" gap="xxl" aria-busy="true">
        {rooms.map((room) => (
          <li key={room.id}>
            <RoomPortrait room={room}>
              <OffersSkeleton />
            </RoomPortrait>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
