import type { Booking, CancelBookingRequest, CancellationQuote } from '#schemas/api-types';
import { useState } from 'react';
import { cancelBooking, quoteCancellation } from '../../../api/bookings.ts';
import { refusalCode, refusalDetails } from '../../../api/request-error.ts';
import { isAllowed, whyNot } from '../../../shared/booking-actions.ts';
import { useChange, type Change } from '../../../shared/changes/use-change.ts';
import { useFieldsForm, type FieldsForm } from '../../../shared/forms/use-fields-form.ts';
import { useSingleSubmit } from '../../../shared/forms/use-single-submit.ts';
import { useQuery } from '../../../shared/queries/use-query.ts';
import { useRefresh } from '../../../shared/queries/use-refresh.ts';
import { useAttempts } from '../../../shared/use-attempts.ts';
import { REASON_FIELDS, reasonStruct, type ReasonValues } from './reason-struct.ts';

export type Stage =
  | { kind: 'NOT_POSSIBLE'; reason: string }
  | { kind: 'LOADING' }
  | { kind: 'FAILED'; error: unknown; retry: () => void }
  /** `outdated` are the figures that the guest agreed to and that have expired. */
  | { kind: 'ASKED'; quote: CancellationQuote; outdated: CancellationQuote | undefined }
  | { kind: 'DONE'; booking: Booking };

export interface Cancellation {
  stage: Stage;
  fields: FieldsForm<ReasonValues>;
  change: Change<CancelBookingRequest, Booking>;
  submit: () => void;
}

interface CancellationOptions {
  booking: Booking;
  onBooking: (booking: Booking) => void;
  onOutdated: () => void;
}

/** After these refusals the booking has changed since it was shown. */
const OUTDATED = new Set(['STATE_CONFLICT', 'HOLD_EXPIRED', 'NOT_FOUND', 'IDEMPOTENCY_MISMATCH']);

/** Quotes a cancellation and cancels on exactly those figures, once, however often it is sent. */
export function useCancellation({ booking, onBooking, onOutdated }: CancellationOptions): Cancellation {
  const attempts = useAttempts();
  const refresh = useRefresh();
  // Quote again each time the dialog opens: earlier figures may have expired.
  const [opening] = useState(() => crypto.randomUUID());
  const [outdated, setOutdated] = useState<CancellationQuote>();
  const isPossible = isAllowed(booking, 'CANCEL');
  const quote = useQuery<CancellationQuote>(
    isPossible ? ['cancellation-quote', booking.id, opening] : null,
    () => quoteCancellation(booking.id),
    { canChange: false },
  );
  const fields = useFieldsForm<ReasonValues>({
    name: 'cancel',
    fields: REASON_FIELDS,
    struct: reasonStruct,
    defaults: { reason: '' },
    country: '',
  });
  const change = useChange<CancelBookingRequest, Booking>(
    (agreed) =>
      attempts.send(`cancel.${agreed.quoteId}`, (idempotencyKey) =>
        cancelBooking({ bookingId: booking.id, idempotencyKey }, agreed),
      ),
    {
      retries: 2,
      onSuccess: (cancelled) => {
        onBooking(cancelled);
        void refresh('bookings');
      },
      onFailure: (error) => {
        const fresh = refusalDetails(error)?.cancellationQuote;
        if (fresh && quote.state === 'ready') {
          setOutdated(quote.answer);
          quote.replace(fresh);
          return true;
        }
        if (OUTDATED.has(refusalCode(error) ?? '')) onOutdated();
        return fields.showRefusal(error);
      },
    },
  );
  const submit = useSingleSubmit(fields.form, async ({ reason }) => {
    if (quote.state === 'ready') await change.run({ quoteId: quote.answer.id, reason });
  });

  function stage(): Stage {
    if (change.state.status === 'success') return { kind: 'DONE', booking: change.state.answer };
    switch (quote.state) {
      case 'idle':
        return { kind: 'NOT_POSSIBLE', reason: whyNot(booking, 'CANCEL') };
      case 'loading':
        return { kind: 'LOADING' };
      case 'error':
        return { kind: 'FAILED', error: quote.error, retry: quote.retry };
      case 'ready':
        return { kind: 'ASKED', quote: quote.answer, outdated };
      default:
        return quote satisfies never;
    }
  }
  return { stage: stage(), fields, change, submit };
}
