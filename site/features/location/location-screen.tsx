import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import { Paragraphs } from '../../shared/paragraphs.tsx';
import { PlacePage, PlaceSection } from '../../shared/place/place-page.tsx';
import { PriceTerms } from '../../shared/place/price-terms.tsx';
import { RoomCards } from '../../shared/place/room-cards.tsx';
import { useDatesAddress } from '../../shared/stay-search/use-kept-search.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';
import { useLocationContent } from '../../shared/use-place-content.ts';
import { Way } from './way.tsx';

/** A location: what it looks like, its rooms with prices, its terms and the way to it. */
export function LocationScreen() {
  const { t } = useTranslation();
  const datesAddress = useDatesAddress();
  const formats = useFormats();
  const { locationId, photos, rooms, plans, charges } = useLocationContent();
  const location = findLocation(useShell(), locationId);
  if (location === undefined) return null;
  const { name, summary, description, town, checkIn, checkOut } = location;
  return (
    <PlacePage
      name={name}
      summary={summary}
      photos={photos}
      roomIds={rooms.map(({ id }) => id)}
      datesAddress={datesAddress(locationId)}
      facts={[
        { id: 'town', term: t('place.town'), detail: town },
        {
          id: 'arrival',
          term: t('place.arrival'),
          detail: t('place.from', { time: formats.clock(checkIn) }),
        },
        {
          id: 'departure',
          term: t('place.departure'),
          detail: t('place.until', { time: formats.clock(checkOut) }),
        },
      ]}
    >
      <Paragraphs text={description} tone="default" />
      {rooms.length === 0 ? null : (
        <PlaceSection id="rooms" heading={t('place.rooms')}>
          <RoomCards rooms={rooms} />
        </PlaceSection>
      )}
      <PriceTerms plans={plans} charges={charges} />
      <Way location={location} />
    </PlacePage>
  );
}
