import type { Booking } from '#schemas/api-types';
import { Notice } from '#design-system/notice';
import { useTranslation } from 'react-i18next';
import { isAllowed } from '../../shared/booking-actions.ts';
import { CodeForm } from './code-form.tsx';
import { HeldBooking } from './held-booking.tsx';
import { VerifiedForm } from './verified-form.tsx';
import { ResendBookingCode } from './resend-booking-code.tsx';
import { WrongAddress } from './wrong-address.tsx';

interface PendingBookingProps {
  booking: Booking;
  onBooking: (booking: Booking) => void;
  onOutdated: () => void;
}

export function PendingBooking(props: PendingBookingProps) {
  const { t } = useTranslation();
  const { verification, guest, payment, paymentTerms } = props.booking;
  const isLink = verification?.sentAs === 'LINK';
  const codeLead = paymentTerms === 'PAY_NOW' && payment !== 'PAID' ? 'pay.codeThenPay' : 'code.lead';
  return (
    <HeldBooking
      {...props}
      heading={t(verification ? 'code.heading' : 'proven.heading')}
      lead={isLink ? '' : t(verification ? codeLead : 'proven.lead', { address: guest.guestEmail })}
    >
      {payment === 'PAID' ? (
        <Notice tone="success" heading={t('pay.paidHeading')}>
          {t('pay.paidText')}
        </Notice>
      ) : null}
      {verification ? (
        <>
          <CodeForm {...props} />
          <ResendBookingCode {...props} />
          {payment === 'UNPAID' && isAllowed(props.booking, 'CANCEL') ? (
            <WrongAddress booking={props.booking} />
          ) : null}
        </>
      ) : (
        <VerifiedForm {...props} />
      )}
    </HeldBooking>
  );
}
