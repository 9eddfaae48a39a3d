import { Button } from '#design-system/button';
import { EmptyState, type EmptyStateProps } from '#design-system/empty-state';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { HotelContacts } from './hotel-contacts.tsx';

interface LoadFailureProps extends Pick<EmptyStateProps, 'heading' | 'headingLevel' | 'children'> {
  /** Undefined where the same request would be answered the same. */
  onRetry: (() => void) | undefined;
  /** The location to contact. Every location when the page does not know it. */
  locationId?: string | undefined;
}

/** A page whose data failed to load: the error, a retry, and the hotel's contacts. It needs no toast. */
export function LoadFailure({ onRetry, locationId, ...words }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      {...words}
      role="alert"
      icon="warning"
      action={
        <Stack gap="l">
          {onRetry === undefined ? null : (
            <Inline justify="center">
              <Button onClick={onRetry}>{t('failures.retry')}</Button>
            </Inline>
          )}
          <HotelContacts locationId={locationId} justify="center" />
        </Stack>
      }
    />
  );
}
