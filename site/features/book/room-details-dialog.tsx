import type { PublishedRoom } from '#schemas/published';
import { DescriptionList } from '#design-system/description-list';
import { Dialog } from '#design-system/dialog';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { roomFacts } from '../../shared/format/room-facts.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { accessFigures } from './room-access.ts';
import { RoomPhotos } from './room-photos.tsx';

interface RoomDetailsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  room: PublishedRoom;
  /** Price and button, always in view. */
  footer?: ReactNode;
}

export default function RoomDetailsDialog({ room, ...dialog }: RoomDetailsDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const facts = roomFacts(room, t, formats).filter(({ id }) => id !== 'accessible');
  return (
    <Dialog {...dialog} size="l" height="full" title={room.name} closeLabel={t('book.closeDetails')}>
      <Stack gap="l">
        <RoomPhotos room={room} controls="below" ratio="3:2" sizes="(min-width: 48rem) 56rem, 100vw" />
        <Text>{room.description}</Text>
        <Grid columns={2} gap="l">
          <Words heading={t('book.facts')} words={facts.map(({ label }) => label)} />
          <Words heading={t('book.amenities')} words={room.amenities} />
          <Accessibility room={room} />
        </Grid>
      </Stack>
    </Dialog>
  );
}

function Accessibility({ room }: { room: PublishedRoom }) {
  const { t } = useTranslation();
  const { features, figures } = accessFigures(room, t);
  return (
    <Words heading={t('book.accessibility')} words={[...features, ...room.accessibility]}>
      {figures.length > 0 ? (
        <DescriptionList
          items={figures.map(({ id, label, value }) => ({ id, term: label, detail: value }))}
        />
      ) : null}
    </Words>
  );
}

interface WordsProps {
  heading: string;
  words: readonly string[];
  children?: ReactNode;
}

function Words({ heading, words, children }: WordsProps) {
  if (words.length === 0 && !children) return null;
  return (
    <Stack gap="m">
      <Heading level={3} size="s">
        {heading}
      </Heading>
      {children}
      <Stack as="ul" gap="m">
        {words.map((word) => (
          <Text key={word} as="li" size="small">
            {word}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
