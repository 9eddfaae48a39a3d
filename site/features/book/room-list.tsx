import type { PublishedRoom } from '#schemas/published';
import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FromPrice } from '../../shared/prices/from-price.tsx';
import { Reasons } from '../../shared/prices/reasons.tsx';
import { useDatesAddress } from '../../shared/stay-search/use-kept-search.ts';
import { useShell } from '../../shared/use-shell.ts';
import { RoomDetails } from './room-details.tsx';
import { RoomPortrait } from './room-portrait.tsx';

interface RoomListProps {
  rooms: readonly PublishedRoom[];
  locationId: string;
}

export function RoomList({ rooms, locationId }: RoomListProps) {
  const { t } = useTranslation();
  const datesAddress = useDatesAddress();
  const { locations } = useShell();
  const chosen = locations.filter(({ id }) => id === locationId);
  const shown = chosen.length > 0 ? chosen : locations;
  return (
    <Stack gap="xxl">
      <Reasons layout="row" />
      {shown.map((location) => (
        <Stack key={location.id} as="section" gap="xl">
          <Stack gap="l">
            <Heading level={2}>{location.name}</Heading>
            <Text tone="muted" measure>
              {location.summary}
            </Text>
          </Stack>
          <Stack as="ul" gap="xl">
            {rooms
              .filter((room) => room.locationId === location.id)
              .map((room) => (
                <li key={room.id}>
                  <RoomPortrait
                    room={room}
                    summary={room.summary}
                    price={<FromPrice roomIds={[room.id]} />}
                    action={
                      <>
                        <RoomDetails room={room} />
                        <Button asChild tone="secondary">
                          <Link
                            to={datesAddress(location.id, room.id)}
                            aria-label={t('book.chooseDatesFor', { room: room.name })}
                          >
                            {t('book.chooseDates')}
                          </Link>
                        </Button>
                      </>
                    }
                  />
                </li>
              ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
