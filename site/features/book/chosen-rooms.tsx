import type { ChosenOffer } from '#domain/chosen-rooms';
import type { ChosenRooms as ChosenPart, RoomGuests } from '#schemas/api-types';
import type { PublishedRoom } from '#schemas/published';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Link as StyledLink } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { joinWords } from '../../shared/format/join-words.ts';
import { PricedOffer } from '../../shared/priced-offer.tsx';
import { guestsOf } from '../../shared/stay-search/guests-summary.ts';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { useSearchAddress } from '../../shared/stay-search/use-search-address.ts';
import { ChargesSummary } from '../../shared/stay-summary/charges-summary.tsx';

interface ChosenRoomsProps {
  search: StaySearch;
  chosen: readonly ChosenOffer[];
  rooms: readonly PublishedRoom[];
  part: ChosenPart | undefined;
  nights: number;
}

export function ChosenRooms({ search, chosen, rooms, part, nights }: ChosenRoomsProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="l">
      <Heading level={2} size="s">
        {t('summary.title')}
      </Heading>
      <Stack as="ol" gap="l">
        {search.rooms.map((guests, place) => (
          // A room has no name but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <ChosenRoom {...{ search, chosen, rooms, part, guests, place }} />
          </li>
        ))}
      </Stack>
      {part ? (
        <PricedOffer
          name={joinWords(
            part.rooms.map(({ roomName }) => roomName),
            t,
          )}
          totalMinor={part.totals.totalMinor}
          unit={part.totals}
        >
          <ChargesSummary price={part} nights={nights} />
        </PricedOffer>
      ) : null}
    </Stack>
  );
}

interface ChosenRoomProps extends Omit<ChosenRoomsProps, 'nights'> {
  guests: RoomGuests;
  place: number;
}

function ChosenRoom({ search, chosen, rooms, part, guests, place }: ChosenRoomProps) {
  const { t } = useTranslation();
  const searchAddress = useSearchAddress();
  const offer = chosen[place];
  const name = rooms.find(({ id }) => id === offer?.roomId)?.name;
  const number = place + 1;
  const who = guestsOf({ adults: guests.adults, children: guests.childAges.length }, t);
  return (
    <Inline justify="between" align="start" gap="m">
      <Stack gap="s">
        <Text as="div" size="small" tone="muted">
          {t('search.room', { number })}: {who}
        </Text>
        {offer ? (
          <>
            <Text as="div" weight="medium">
              {name ?? offer.roomId}
            </Text>
            <Text as="div" size="small" tone="muted">
              {[t(`meals.${offer.mealPlan}`), part?.rooms[place]?.ratePlanName].filter(Boolean).join(' · ')}
            </Text>
          </>
        ) : (
          <Text as="div">{t(place === chosen.length ? 'book.choosingNow' : 'book.toChoose')}</Text>
        )}
      </Stack>
      {offer ? (
        <StyledLink asChild>
          <Link
            to={searchAddress(search, chosen.slice(0, place))}
            preventScrollReset
            aria-label={t('book.changeRoomOf', { number, room: name ?? offer.roomId })}
          >
            {t('book.changeRoom')}
          </Link>
        </StyledLink>
      ) : null}
    </Inline>
  );
}
