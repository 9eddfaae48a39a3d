import type { ChosenOffer } from '#domain/chosen-rooms';
import type { Availability, AvailabilityItem } from '#schemas/api-types';
import type { PublishedRoom } from '#schemas/published';
import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { Notice } from '#design-system/notice';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { CompareRooms } from './compare-rooms.tsx';
import { OtherStays } from './other-stays.tsx';
import { ResultsControls } from './results-controls.tsx';
import type { ResultsView } from './results-view.ts';
import { filtersFor } from './room-filters.ts';
import { RoomResult } from './room-result.tsx';
import { UnavailableRooms } from './unavailable-rooms.tsx';
import { usePricedRooms } from './use-priced-rooms.ts';
import { useOfferChoice, type OfferChoice } from './use-offer-choice.ts';

interface FreeRoomsProps {
  search: StaySearch;
  chosen: readonly ChosenOffer[];
  rooms: readonly PublishedRoom[];
  availability: Availability;
  view: ResultsView;
  onViewChange: (change: Partial<ResultsView>) => void;
  onOutdated: () => void;
}

export function FreeRooms(props: FreeRoomsProps) {
  const { search, chosen, rooms, availability, view, onViewChange, onOutdated } = props;
  const { t } = useTranslation();
  const choice = useOfferChoice({ search, chosen, availability, onOutdated });
  const priced = usePricedRooms(props);
  if (chosen.length === search.rooms.length) return <AllChosen choice={choice} />;

  const { meal, free, shown, others } = priced;
  const { otherStays, currency } = availability;
  const instead =
    otherStays === undefined ? null : <OtherStays {...{ search, currency }} others={otherStays} />;
  return (
    <Stack gap="l">
      <SharedConditions availability={availability} />
      {choice.lostMessage ? (
        <Notice tone="warning" live="assertive">
          {choice.lostMessage}
        </Notice>
      ) : null}
      {free.length === 0 ? (
        <>
          <NothingFree isForTooMany={others.every(({ item }) => isTooSmall(item))} />
          {instead}
        </>
      ) : (
        <ResultsControls
          view={view}
          filters={filtersFor(rooms, t)}
          counts={{ shown: shown.length, all: free.length }}
          onViewChange={onViewChange}
          compare={
            <CompareRooms
              rooms={shown}
              currency={currency}
              onChoose={({ room, lowest }) => choice.choose(room.id, lowest)}
            />
          }
        />
      )}
      {free.length > 0 && shown.length === 0 ? <Text>{t('book.filters.none')}</Text> : null}
      <Stack as="ul" gap="xl">
        {shown.map((each, place) => (
          <li key={each.room.id}>
            <RoomResult
              {...each}
              {...{ availability, meal, choice }}
              isFirst={place === 0}
              number={search.rooms.length > 1 ? chosen.length + 1 : undefined}
            />
          </li>
        ))}
      </Stack>
      {free.length > 0 ? instead : null}
      <UnavailableRooms {...{ search, chosen }} rooms={others} hasDates={otherStays === undefined} />
    </Stack>
  );
}

function NothingFree({ isForTooMany }: { isForTooMany: boolean }) {
  const { t } = useTranslation();
  return (
    <Stack gap="m">
      <Heading level={3} size="s">
        {t(isForTooMany ? 'book.noneFits' : 'book.noneFree')}
      </Heading>
      <Text tone="muted">{t(isForTooMany ? 'book.noneFitsText' : 'book.noneFreeText')}</Text>
    </Stack>
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
