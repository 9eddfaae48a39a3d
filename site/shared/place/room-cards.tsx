import type { PublishedRoom } from '#schemas/published';
import { Button } from '#design-system/button';
import { Grid } from '#design-system/grid';
import { Link as TextLink } from '#design-system/link';
import { RoomCard } from '#design-system/room-card';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { roomPath } from '../../app/paths.ts';
import { roomFacts } from '../format/room-facts.ts';
import { useFormats } from '../format/use-formats.ts';
import { FromPrice } from '../prices/from-price.tsx';
import { useDatesAddress } from '../stay-search/use-kept-search.ts';
import { findLocation, useShell } from '../use-shell.ts';

interface RoomCardsProps {
  rooms: readonly PublishedRoom[];
  /** Names the location of each room, where they are of several. */
  showsLocation?: boolean;
}

/** Rooms before a guest has dates: each with its lowest price, its page and the way to its dates. */
export function RoomCards({ rooms, showsLocation = false }: RoomCardsProps) {
  // One card alone in the last row would look lost.
  return (
    <Grid as="ul" columns={rooms.length % 3 === 1 ? 2 : 3} gap="xl">
      {rooms.map((room) => (
        <li key={room.id}>
          <OneRoom room={room} showsLocation={showsLocation} />
        </li>
      ))}
    </Grid>
  );
}

function OneRoom({ room, showsLocation }: { room: PublishedRoom; showsLocation: boolean }) {
  const { t } = useTranslation();
  const datesAddress = useDatesAddress();
  const formats = useFormats();
  const shell = useShell();
  const [photo] = room.photos;
  if (!photo) return null;
  const location = showsLocation ? findLocation(shell, room.locationId) : undefined;
  const place = location ? [{ id: 'place', icon: 'pin', label: location.name } as const] : [];
  const facts = roomFacts(room, t, formats).filter(
    ({ id }) => id === 'beds' || id === 'guests' || id === 'size',
  );
  return (
    <RoomCard
      layout="column"
      name={room.name}
      image={photo}
      summary={room.summary}
      facts={[...place, ...facts]}
      price={<FromPrice roomIds={[room.id]} />}
      action={
        <>
          <Button asChild tone="secondary" endIcon="arrow-right">
            <Link to={roomPath(room)} aria-label={t('place.seeRoomOf', { room: room.name })}>
              {t('place.seeRoom')}
            </Link>
          </Button>
          <TextLink asChild tone="standalone">
            <Link
              to={datesAddress(room.locationId, room.id)}
              aria-label={t('book.chooseDatesFor', { room: room.name })}
            >
              {t('book.chooseDates')}
            </Link>
          </TextLink>
        </>
      }
    />
  );
}
