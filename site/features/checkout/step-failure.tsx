import { Box } from '#design-system/box';
import { Notice } from '#design-system/notice';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { isOutcomeUnknown } from '../../api/request-error.ts';
import { RetryWait } from '../../shared/changes/retry-wait.tsx';
import { explainFailure } from '../../shared/failures/explain-failure.ts';
import { HotelContacts } from '../../shared/failures/hotel-contacts.tsx';

interface StepFailureProps {
  error: unknown;
  /** The location that helps when the server does not. */
  locationId: string;
  /** In place of the error's own words where nobody knows what became of the request. */
  unknownOutcome?: string;
}

/** What went wrong, once and in its place. Where the server or the network failed, with the way to the hotel. */
export function StepFailure({ error, locationId, unknownOutcome }: StepFailureProps) {
  const { t } = useTranslation();
  const isBroken = isOutcomeUnknown(error);
  const words = explainFailure(error, t('failures.unknown')).messages.join(' ');
  return (
    <Stack gap="m">
      <Notice
        tone={isBroken && unknownOutcome !== undefined ? 'warning' : 'danger'}
        live="polite"
        {...(isBroken
          ? {
              action: (
                <Box paddingBlock="s">
                  <HotelContacts locationId={locationId} />
                </Box>
              ),
            }
          : {})}
      >
        {isBroken ? (unknownOutcome ?? words) : words}
      </Notice>
      <RetryWait error={error} />
    </Stack>
  );
}
