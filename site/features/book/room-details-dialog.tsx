import type { PublishedRoom } from '#schemas/published';
import { Dialog } from '#design-system/dialog';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Image } from '#design-system/image';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';

interface RoomDetailsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  room: PublishedRoom;
}

export default function RoomDetailsDialog({ room, ...dialog }: RoomDetailsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog {...dialog} size="l" title={room.name} closeLabel={t('book.closeDetails')}>
      <Stack gap="l">
        <Text>{room.description}</Text>
        <Grid columns={2} gap="m">
          {room.photos.map((photo) => (
            <Image
              key={photo.id}
              source={photo}
              ratio="3:2"
              sizes="(min-width: 48rem) 28rem, 90vw"
              radius="m"
            />
          ))}
        </Grid>
        <Grid columns={2} gap="l">
          <FeatureList heading={t('book.amenities')} features={room.amenities} />
          <FeatureList heading={t('book.accessibility')} features={room.accessibility} />
        </Grid>
      </Stack>
    </Dialog>
  );
}

function FeatureList({ heading, features }: { heading: string; features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <Stack gap="m">
      <Heading level={3} size="s">
        {heading}
      </Heading>
      <Stack as="ul" gap="m">
        {features.map((feature) => (
          <Text key={feature} as="li" size="small">
            {feature}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
