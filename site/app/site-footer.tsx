import type { PublishedLocation } from '#schemas/types';
import { Footer } from '#design-system/footer';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { whatsappAddress } from '../shared/contact-addresses.ts';
import { useShell } from '../shared/use-shell.ts';

/** Where the navigation's contact link leads on every page. */
export const CONTACT_ID = 'contact';

/** How to reach each house of the hotel, in the same order on every page. */
export function SiteFooter() {
  const { t } = useTranslation();
  const { hotel, locations } = useShell();
  const whatsapp = whatsappAddress(hotel.whatsappNumber);
  return (
    <Footer
      id={CONTACT_ID}
      brand={hotel.businessName}
      {...(hotel.tagline ? { tagline: hotel.tagline } : {})}
      columns={locations.map((location) => ({
        id: location.id,
        title: location.name,
        content: <LocationContact location={location} />,
      }))}
      legal={
        <Stack gap="s">
          {whatsapp ? (
            <Link href={whatsapp} rel="noopener noreferrer" tone="quiet">
              {t('footer.whatsapp')}
            </Link>
          ) : null}
          <Text size="small">{t('footer.legal', { hotel: hotel.businessName })}</Text>
        </Stack>
      }
    />
  );
}

function LocationContact({ location }: { location: PublishedLocation }) {
  return (
    <Stack gap="s">
      <Text size="small" as="address">
        {location.streetAddress}, {location.town} {location.pin}, {location.state}
      </Text>
      <Link href={`tel:${location.phone}`} tone="quiet">
        {location.phone}
      </Link>
      <Link href={`mailto:${location.email}`} tone="quiet">
        {location.email}
      </Link>
    </Stack>
  );
}
