import { writtenEmail } from '#domain/email-address';
import { addressLines } from '#domain/postal-address';
import type { PublishedLocation } from '#schemas/published';
import { Footer } from '#design-system/footer';
import { Inline } from '#design-system/inline';
import { Link } from '#design-system/link';
import { Brand } from '#design-system/nav-bar';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { AddressLines } from '../shared/address-lines.tsx';
import { mailAddress, whatsappAddress } from '../shared/contact-addresses.ts';
import { useDatesAddress, useShownSearch } from '../shared/stay-search/use-kept-search.ts';
import { useShell } from '../shared/use-shell.ts';
import { brandLogo } from './brand-logo.ts';
import { locationPath, paths } from './paths.ts';
import { useFunnelStep } from './use-funnel-step.ts';
import { useQuestion } from './use-question.ts';
import { PhoneNumber } from '../shared/phone-number.tsx';

const SMALL_PRINT = ['bookings', 'findBooking', 'policies', 'accessibility'] as const;

function askForConsent(): void {
  import('./third-parties/consent.ts').then(
    ({ consent }) => consent.askAgain(),
    // The bar's own code failed to load, so the choice stays as it is.
    () => undefined,
  );
}

/** Addresses, and what every page links to. From the results to the payment without the addresses. */
export function SiteFooter() {
  const { t } = useTranslation();
  const { hotel, locations } = useShell();
  const reduced = useFunnelStep() !== undefined;
  const about = useShownSearch();
  const question = useQuestion(about);
  const whatsapp = about === undefined ? whatsappAddress(hotel.whatsappNumber) : question.whatsapp;
  return (
    <Footer
      id="contact"
      brand={
        hotel.logo === undefined ? (
          hotel.businessName
        ) : (
          <Brand asChild {...brandLogo(hotel.logo, 'footer')}>
            <RouterLink to={paths.home}>{hotel.businessName}</RouterLink>
          </Brand>
        )
      }
      {...(hotel.tagline && !reduced ? { tagline: hotel.tagline } : {})}
      size={reduced ? 'short' : 'full'}
      columns={(reduced ? [] : locations).map((location) => ({
        id: location.id,
        title: location.name,
        content: <LocationContact location={location} />,
      }))}
      legal={
        <Stack gap="m">
          <Inline as="ul" gap="l">
            {whatsapp ? (
              <li>
                <Link href={whatsapp} rel="noopener noreferrer" tone="quiet">
                  {t('footer.whatsapp')}
                </Link>
              </li>
            ) : null}
            {SMALL_PRINT.map((page) => (
              <li key={page}>
                <Link asChild tone="quiet">
                  <RouterLink to={paths[page]}>{t(`footer.${page}`)}</RouterLink>
                </Link>
              </li>
            ))}
            {hotel.googleTagId === undefined ? null : (
              <li>
                <Link asChild tone="quiet">
                  <button type="button" onClick={askForConsent}>
                    {t('footer.privacyChoices')}
                  </button>
                </Link>
              </li>
            )}
          </Inline>
          <Text size="small">{t('footer.legal', { hotel: hotel.businessName })}</Text>
        </Stack>
      }
    />
  );
}

function LocationContact({ location }: { location: PublishedLocation }) {
  const { t } = useTranslation();
  const datesAddress = useDatesAddress();
  return (
    <Stack gap="s">
      <Text size="small" as="address">
        <AddressLines lines={addressLines(location)} />
      </Text>
      <Link href={`tel:${location.phone}`} tone="quiet">
        <PhoneNumber number={location.phone} />
      </Link>
      <Link href={mailAddress(location.email)} tone="quiet">
        {writtenEmail(location.email)}
      </Link>
      <Link asChild tone="quiet">
        <RouterLink to={locationPath(location.id)}>
          {t('place.seeLocation', { location: location.name })}
        </RouterLink>
      </Link>
      <Link asChild tone="quiet">
        <RouterLink
          to={datesAddress(location.id)}
          aria-label={t('footer.roomsAt', { location: location.name })}
        >
          {t('footer.rooms')}
        </RouterLink>
      </Link>
    </Stack>
  );
}
