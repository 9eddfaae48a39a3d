import type { ChosenOffer } from '#domain/chosen-rooms';
import type { Availability, AvailabilityItem } from '#schemas/api-types';
import type { PublishedRoom } from '#schemas/published';
import { Box } from '#design-system/box';
import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { Notice } from '#design-system/notice';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import { Reasons } from '../../shared/prices/reasons.tsx';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { CompareRooms } from './compare-rooms.tsx';
import { mealsOf } from './meal-choice.tsx';
import { OtherStays } from './other-stays.tsx';
import { ResultsControls } from './results-controls.tsx';
import type { ResultsView } from './results-view.ts';
import { filtersFor } from './room-filters.ts';
import { isTooSmall } from './room-size.ts';
import { RoomResult } from './room-result.tsx';
import { UnavailableRooms } from './unavailable-rooms.tsx';
import { usePricedRooms } from './use-priced-rooms.ts';
import { useListEvent } from './use-shop-events.ts';
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
  const choice = useOfferChoice({ search, chosen, rooms, availability, onOutdated });
  const priced = usePricedRooms(props);
  useListEvent(availability, priced.shown);
  if (chosen.length === search.rooms.length) return <AllChosen choice={choice} />;

  const { meal, free, shown, others } = priced;
  const { otherStays } = availability;
  const instead =
    otherStays === undefined ? null : <OtherStays search={search} unit={availability} others={otherStays} />;
  return (
    <Stack gap="xl">
      <Stack gap="m">
        <SharedConditions availability={availability} />
        {choice.lostMessage ? (
          <Notice tone="warning" live="assertive">
            {choice.lostMessage}
          </Notice>
        ) : null}
        {free.length === 0 ? (
          <Box paddingBlock="m">
            <Stack gap="xl">
              <NothingFree items={others.map(({ item }) => item)} />
              {instead}
            </Stack>
          </Box>
        ) : (
          <ResultsControls
            view={view}
            filters={filtersFor(rooms, t)}
            counts={{ shown: shown.length, all: free.length }}
            meals={{ all: mealsOf(availability.items.flatMap(({ offers }) => offers)), shown: meal }}
            onViewChange={onViewChange}
            compare={
              <CompareRooms
                rooms={shown}
                unit={availability}
                onChoose={({ room, lowest }) => choice.choose(room.id, lowest)}
              />
            }
          />
        )}
        {free.length > 0 && shown.length === 0 ? <Text>{t('book.filters.none')}</Text> : null}
        {shown.length === 0 ? null : (
          <Stack as="ul" gap="xl">
            {shown.map((each, place) => (
              <li key={each.room.id}>
                <RoomResult
                  {...each}
                  {...{ availability, meal, choice }}
                  isChosen={each.room.id === search.roomId}
                  isFirst={place === 0}
                  number={search.rooms.length > 1 ? chosen.length + 1 : undefined}
                />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
      <Reasons layout="row" />
      {free.length > 0 ? instead : null}
      <UnavailableRooms {...{ search, chosen }} rooms={others} hasDates={otherStays === undefined} />
    </Stack>
  );
}

function NothingFree({ items }: { items: readonly AvailabilityItem[] }) {
  const { t } = useTranslation();
  const fitting = items.filter((item) => !isTooSmall(item));
  return (
    <Stack gap="m">
      <Heading level={3} size="s">
        {fitting.length === 0 ? t('book.noneFits') : causeOf(fitting, t)}
      </Heading>
      <Text tone="muted">{t(fitting.length === 0 ? 'book.noneFitsText' : 'book.noneFreeText')}</Text>
    </Stack>
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
    case 'NOT_PAYABLE':
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
