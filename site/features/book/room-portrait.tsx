import type { PublishedRoom } from '#schemas/published';
import { RoomCard, type RoomCardProps } from '#design-system/room-card';
import { useTranslation } from 'react-i18next';
import { roomFacts } from '../../shared/format/room-facts.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { RoomPhotos } from './room-photos.tsx';

interface RoomPortraitProps extends Pick<
  RoomCardProps,
  'action' | 'children' | 'price' | 'priceNote' | 'status' | 'summary'
> {
  room: PublishedRoom;
  /** What else all rates of the room have in common. */
  facts?: RoomCardProps['facts'];
  /** Loads the first photo eagerly, where it is in the first screen. */
  isFirst?: boolean;
}

/** The beds last, since they take a line of their own. Accessibility is in the filters and in the details. */
const FACTS = ['guests', 'size', 'view', 'beds'];

/** A room as a card of the list: photos, name and price, facts. */
export function RoomPortrait({ room, facts = [], isFirst = false, ...parts }: RoomPortraitProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (room.photos.length === 0) return null;
  return (
    <RoomCard
      {...parts}
      layout="row"
      name={room.name}
      photos={
        <RoomPhotos
          room={room}
          controls="over"
          ratio="2:1"
          sizes="(min-width: 90rem) 32rem, (min-width: 48rem) 28rem, 100vw"
          priority={isFirst}
        />
      }
      facts={[
        ...FACTS.flatMap((id) => roomFacts(room, t, formats).filter((fact) => fact.id === id)),
        ...facts,
      ]}
    />
  );
}
