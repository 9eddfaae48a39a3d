import type { Booking } from '#schemas/api-types';
import { AlertDialog } from '#design-system/alert-dialog';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingAddress } from '../../../app/paths.ts';
import { useFormats } from '../../../shared/format/use-formats.ts';
import { RefundProgress } from '../refund-progress.tsx';
import { useCloseDialog } from '../use-close-dialog.ts';
import { CancelQuestion } from './cancel-question.tsx';
import { dialogWords } from './dialog-words.ts';
import { useCancellation, type Cancellation } from './use-cancellation.ts';

interface CancelDialogProps {
  booking: Booking;
  onBooking: (booking: Booking) => void;
  onOutdated: () => void;
}

export function CancelDialog({ booking, onBooking, onOutdated }: CancelDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const leave = useCloseDialog(bookingAddress(booking.id));
  const cancellation = useCancellation({ booking, onBooking, onOutdated });
  const { stage, change, submit } = cancellation;
  const { headline, description, ...words } = dialogWords(stage, { t, formats });
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) leave();
      }}
      {...words}
      description={<Consequence headline={headline}>{description}</Consequence>}
      {...actionOf()}
    >
      <Content booking={booking} cancellation={cancellation} />
    </AlertDialog>
  );

  function actionOf() {
    if (stage.kind === 'FAILED') return { actionLabel: t('failures.retry'), onAction: stage.retry };
    if (stage.kind !== 'ASKED') return {};
    return {
      tone: 'danger' as const,
      actionLabel: t('cancel.confirm'),
      onAction: () => submit(),
      busy: change.isBusy,
      busyLabel: t('cancel.confirming'),
    };
  }
}

/** What it costs comes first, so that nobody has to look for it. */
function Consequence({ headline, children }: { headline: string | undefined; children: ReactNode }) {
  if (headline === undefined) return children;
  return (
    <>
      <Text as="strong" size="lead" weight="bold" tone="default">
        {headline}
      </Text>
      <br />
      {children}
    </>
  );
}

function Content({ booking, cancellation }: { booking: Booking; cancellation: Cancellation }) {
  const { t } = useTranslation();
  const { stage } = cancellation;
  switch (stage.kind) {
    case 'LOADING':
      return (
        <SkeletonGroup label={t('cancel.loading')}>
          <Stack gap="l">
            <Skeleton shape="heading" />
            <Skeleton shape="text" lines={5} />
            <Skeleton shape="block" />
          </Stack>
        </SkeletonGroup>
      );
    case 'ASKED':
      return (
        <CancelQuestion
          booking={booking}
          quote={stage.quote}
          outdated={stage.outdated}
          cancellation={cancellation}
        />
      );
    case 'DONE': {
      const { cancellation: done, location } = stage.booking;
      return done?.refund ? (
        <RefundProgress refund={done.refund} timezone={location.timezone} headingLevel={3} />
      ) : null;
    }
    case 'FAILED':
    case 'NOT_POSSIBLE':
      return null;
    default:
      return stage satisfies never;
  }
}
