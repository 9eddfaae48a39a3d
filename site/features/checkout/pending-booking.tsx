import type { Booking } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Notice } from '#design-system/notice';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { isAllowed } from '../../shared/booking-actions.ts';
import { CODE_FORM, CodeForm } from './code-form.tsx';
import { HeldBooking } from './held-booking.tsx';
import { ResendBookingCode } from './resend-booking-code.tsx';
import { StepFailure } from './step-failure.tsx';
import { useCodeForm } from './use-code-form.ts';
import { useProvenBooking } from './use-proven-booking.ts';
import { WrongAddress } from './wrong-address.tsx';

interface PendingBookingProps {
  booking: Booking;
  onBooking: (booking: Booking) => void;
  onOutdated: () => void;
}

export function PendingBooking(props: PendingBookingProps) {
  return props.booking.verification ? <WithCode {...props} /> : <WithoutCode {...props} />;
}

function WithCode(props: PendingBookingProps) {
  const { t } = useTranslation();
  const { booking } = props;
  const { verification, guest, payment, paymentTerms } = booking;
  const code = useCodeForm(props);
  const isLink = verification?.sentAs === 'LINK';
  const isPaidLater = paymentTerms === 'PAY_NOW' && payment !== 'PAID';
  const lead = t(isPaidLater ? 'pay.codeThenPay' : 'code.lead', { address: guest.guestEmail });
  return (
    <HeldBooking
      {...props}
      heading={t('code.heading')}
      lead={isLink ? '' : lead}
      {...(isLink
        ? {}
        : {
            action: (
              <Button
                type="submit"
                form={CODE_FORM}
                size="l"
                width="full"
                busy={code.confirmation.isBusy}
                busyLabel={t('code.confirming')}
              >
                {t(isPaidLater ? 'pay.continue' : 'code.submit')}
              </Button>
            ),
          })}
      more={
        <Stack gap="xl">
          <ResendBookingCode {...props} />
          {payment === 'UNPAID' && isAllowed(booking, 'CANCEL') ? <WrongAddress booking={booking} /> : null}
        </Stack>
      }
    >
      <Paid booking={booking} />
      <CodeForm booking={booking} code={code} />
    </HeldBooking>
  );
}

/** A guest whose address is proven presses once more. */
function WithoutCode(props: PendingBookingProps) {
  const { t } = useTranslation();
  const { booking } = props;
  const confirmation = useProvenBooking(props);
  return (
    <HeldBooking
      {...props}
      heading={t('proven.heading')}
      lead={t('proven.lead', { address: booking.guest.guestEmail })}
      action={
        <Button
          size="l"
          width="full"
          busy={confirmation.isBusy}
          busyLabel={t('code.confirming')}
          onClick={() => void confirmation.run()}
        >
          {t('code.submit')}
        </Button>
      }
    >
      <Paid booking={booking} />
      {confirmation.error === undefined ? null : (
        <StepFailure error={confirmation.error} locationId={booking.location.id} />
      )}
    </HeldBooking>
  );
}

function Paid({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  if (booking.payment !== 'PAID') return null;
  return (
    <Notice tone="success" heading={t('pay.paidHeading')}>
      {t('pay.paidText')}
    </Notice>
  );
}
