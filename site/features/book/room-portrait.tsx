import type { PublishedRoom } from '#schemas/published';
import { RoomCard } from '#design-system/room-card';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { roomFacts } from '../../shared/format/room-facts.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { RoomDetails } from './room-details.tsx';

interface RoomPortraitProps {
  room: PublishedRoom;
  status?: ReactElement;
  action?: ReactNode;
  price?: ReactNode;
  children?: ReactNode;
}

export function RoomPortrait({ room, status, action, price, children }: RoomPortraitProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [photo] = room.photos;
  if (!photo) return null;
  return (
    <RoomCard
      layout="row"
      name={room.name}
      image={photo}
      summary={room.summary}
      facts={roomFacts(room, t, formats)}
      {...(status ? { status } : {})}
      price={price}
      action={
        <>
          <RoomDetails room={room} />
          {action}
        </>
      }
    >
      {children}
    </RoomCard>
  );
}
