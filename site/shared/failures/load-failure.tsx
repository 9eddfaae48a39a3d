import { Button } from '#design-system/button';
import { EmptyState, type EmptyStateProps } from '#design-system/empty-state';
import { Inline } from '#design-system/inline';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { whatsappAddress } from '../contact-addresses.ts';
import { findLocation, useShell } from '../use-shell.ts';

interface LoadFailureProps extends Pick<EmptyStateProps, 'heading' | 'headingLevel' | 'children'> {
  onRetry: () => void;
  /** Whose staff can help; the hotel's first location where the page belongs to none. */
  locationId?: string | undefined;
}

/** A page whose data did not arrive: it says so in the place of a toast, and how to reach the hotel without it. */
export function LoadFailure({ onRetry, locationId, ...words }: LoadFailureProps) {
  const { t } = useTranslation();
  const shell = useShell();
  const location = findLocation(shell, locationId) ?? shell.locations[0];
  const whatsapp = whatsappAddress(shell.hotel.whatsappNumber);
  return (
    <EmptyState
      {...words}
      role="alert"
      icon="warning"
      action={
        <Stack gap="l">
          <Inline justify="center">
            <Button onClick={onRetry}>{t('failures.retry')}</Button>
          </Inline>
          {location ? (
            <Inline
              as="ul"
              gap="l"
              justify="center"
              aria-label={t('failures.reach', { location: location.name })}
            >
              <li>
                <Link href={`tel:${location.phone}`}>
                  <bdi dir="ltr">{location.phone}</bdi>
                </Link>
              </li>
              {whatsapp ? (
                <li>
                  <Link href={whatsapp} rel="noopener noreferrer">
                    {t('footer.whatsapp')}
                  </Link>
                </li>
              ) : null}
              <li>
                <Link href={`mailto:${location.email}`}>{location.email}</Link>
              </li>
            </Inline>
          ) : null}
        </Stack>
      }
    />
  );
}
