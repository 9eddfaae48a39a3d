import { Grid } from '#design-system/grid';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { locationPath } from '../../app/paths.ts';
import { roomFacts } from '../../shared/format/room-facts.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { Paragraphs } from '../../shared/paragraphs.tsx';
import { PlacePage, PlaceSection } from '../../shared/place/place-page.tsx';
import { PriceTerms } from '../../shared/place/price-terms.tsx';
import { RoomCards } from '../../shared/place/room-cards.tsx';
import { useDatesAddress } from '../../shared/stay-search/use-kept-search.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';
import { useRoomContent } from '../../shared/use-place-content.ts';

/** A room type: what it looks like, what is in it, what it costs and on which terms. */
export function RoomScreen() {
  const { t } = useTranslation();
  const datesAddress = useDatesAddress();
  const formats = useFormats();
  const { page, room } = useRoomContent();
  const location = findLocation(useShell(), room.locationId);
  const others = page.rooms.filter(({ id }) => id !== room.id);
  const facts = roomFacts(room, t, formats).filter(({ id }) => id !== 'accessible');
  return (
    <PlacePage
      key={room.id}
      name={room.name}
      summary={room.summary}
      photos={room.photos}
      {...(location === undefined ? {} : { above: { name: location.name, path: locationPath(location.id) } })}
      roomIds={[room.id]}
      datesAddress={datesAddress(room.locationId, room.id)}
      facts={facts.map(({ id, label }) => ({ id, term: t(`place.facts.${id}`), detail: label }))}
    >
      <Paragraphs text={room.description} tone="default" />
      <Grid columns={2} gap="xl">
        <Features id="amenities" heading={t('book.amenities')} features={room.amenities} />
        <Features id="accessibility" heading={t('book.accessibility')} features={room.accessibility} />
      </Grid>
      <PriceTerms
        plans={page.plans.filter(({ roomIds }) => roomIds.includes(room.id))}
        charges={page.charges}
      />
      {others.length === 0 || location === undefined ? null : (
        <PlaceSection id="others" heading={t('place.otherRooms', { location: location.name })}>
          <RoomCards rooms={others} />
        </PlaceSection>
      )}
    </PlacePage>
  );
}

function Features({ id, heading, features }: { id: string; heading: string; features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <PlaceSection id={id} heading={heading}>
      <Stack as="ul" gap="m">
        {features.map((feature) => (
          <Text key={feature} as="li">
            {feature}
          </Text>
        ))}
      </Stack>
    </PlaceSection>
  );
}
