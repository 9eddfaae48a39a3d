import type { PublishedRoom } from '#schemas/published';
import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Stack } from '#design-system/stack';
import { RoomCards } from '../../shared/place/room-cards.tsx';
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
          <RoomCards rooms={rooms} showsLocation />
        </Stack>
      </Container>
    </Box>
  );
}
