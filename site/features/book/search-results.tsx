import type { ChosenOffer } from '#domain/chosen-rooms';
import type { Availability } from '#schemas/api-types';
import type { PublishedRoom } from '#schemas/published';
import { Stack } from '#design-system/stack';
import { VisuallyHidden } from '#design-system/visually-hidden';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nightsBetween } from '../../shared/iso-date.ts';
import type { Query } from '../../shared/queries/use-query.ts';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { useKeepSearch } from '../../shared/stay-search/use-kept-search.ts';
import { WithSummary } from '../../shared/stay-summary/with-summary.tsx';
import { ChosenRooms } from './chosen-rooms.tsx';
import { DaysAround } from './days-around.tsx';
import { FreeRooms } from './free-rooms.tsx';
import { UnavailableRoom } from './unavailable-room.tsx';
import { OffersSkeleton } from './offers-skeleton.tsx';
import { PromoNotice } from './promo-notice.tsx';
import { ResultsControls } from './results-controls.tsx';
import { ResultsHeading } from './results-heading.tsx';
import { RoomPortrait } from './room-portrait.tsx';
import { filtersFor } from './room-filters.ts';
import { type ResultsView, useResultsView } from './results-view.ts';
import { isTooSmall } from './room-size.ts';
import { RoomStep } from './room-step.tsx';
import { useAvailability } from './use-availability.ts';

interface SearchResultsProps {
  search: StaySearch;
  chosen: readonly ChosenOffer[];
  rooms: readonly PublishedRoom[];
  /** Whether the guest has just searched here. */
  takesFocus: () => boolean;
}

export function SearchResults({ search, chosen, rooms, takesFocus }: SearchResultsProps) {
  const { t } = useTranslation();
  const { results, promoRefusal } = useAvailability(search, chosen);
  const [view, changeView] = useResultsView();
  useKeepSearch(search);
  const ofLocation = roomsOf(rooms, search);
  const answer = results.state === 'ready' ? results.answer : undefined;

  function body(): ReactNode {
    switch (results.state) {
      case 'idle':
      case 'loading':
        return <RoomsToCome rooms={ofLocation} view={view} onViewChange={changeView} />;
      case 'error':
        return <UnavailableRoom search={search} error={results.error} onRetry={results.retry} />;
      case 'ready':
        return (
          <FreeRooms
            {...{ search, chosen, view }}
            onViewChange={changeView}
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
    <Stack gap="m">
      <ResultsHeading search={search} status={statusOf(results, t)} takesFocus={takesFocus} />
      {/* Chosen rooms fix the dates. */}
      {chosen.length > 0 || isForNoDay(answer) ? null : <DaysAround search={search} meal={view.meal} />}
      <PromoNotice code={search.promo} refusal={promoRefusal} availability={answer} />
      {search.rooms.length === 1 ? (
        <>
          <VisuallyHidden as="h2">{t('book.rooms')}</VisuallyHidden>
          {body()}
        </>
      ) : (
        <WithSummary
          price={answer?.chosen}
          isIncomplete={chosen.length < search.rooms.length}
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

/** The rooms of the location. The one that the guest came for is first. */
function roomsOf(rooms: readonly PublishedRoom[], { locationId, roomId }: StaySearch): PublishedRoom[] {
  const here = rooms.filter((room) => room.locationId === locationId);
  return [...here.filter(({ id }) => id === roomId), ...here.filter(({ id }) => id !== roomId)];
}

/** Other days would not help a party that fits into no room. */
function isForNoDay(answer: Availability | undefined): boolean {
  return answer !== undefined && answer.items.length > 0 && answer.items.every(isTooSmall);
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

interface RoomsToComeProps {
  rooms: readonly PublishedRoom[];
  view: ResultsView;
  onViewChange: (change: Partial<ResultsView>) => void;
}

function RoomsToCome({ rooms, view, onViewChange }: RoomsToComeProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="m">
      <ResultsControls
        {...{ view, onViewChange }}
        filters={filtersFor(rooms, t)}
        counts={{ shown: rooms.length, all: rooms.length }}
        meals={{ all: [], shown: view.meal }}
        compare={null}
      />
      <Stack as="ul" gap="xl" aria-busy="true">
        {rooms.map((room, place) => (
          <li key={room.id}>
            <RoomPortrait room={room} isFirst={place === 0}>
              <OffersSkeleton />
            </RoomPortrait>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
