import type { PublishedRoom } from '#schemas/published';
import { Box } from '#design-system/box';
import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { Grid } from '#design-system/grid';
import { RoomCard } from '#design-system/room-card';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { roomFacts } from '../../shared/format/room-facts.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { locationAddress } from '../../app/paths.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';
import { SectionHeading } from './section-heading.tsx';

interface RoomsSectionProps {
  heading: string;
  detail: string;
  rooms: readonly PublishedRoom[];
}

export function RoomsSection({ heading, detail, rooms }: RoomsSectionProps) {
  return (
    <Box as="section" id="rooms" aria-labelledby="rooms-heading" paddingBlock="section">
      <Container>
        <Stack gap="xxl">
          <SectionHeading id="rooms-heading" heading={heading} detail={detail} />
          <Grid as="ul" columns={3} gap="xl">
            {rooms.map((room) => (
              <li key={room.id}>
                <HomeRoom room={room} />
              </li>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Box>
  );
}

function HomeRoom({ room }: { room: PublishedRoom }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const shell = useShell();
  const [photo] = room.photos;
  const location = findLocation(shell, room.locationId);
  if (!photo) return null;
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
      action={
        <Button asChild tone="secondary" endIcon="arrow-right">
          <Link
            to={locationAddress(room.locationId, room.id)}
            aria-label={t('home.seeRoomOf', { room: room.name })}
          >
            {t('home.seeRoom')}
          </Link>
        </Button>
      }
    />
  );
}
