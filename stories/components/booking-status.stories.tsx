import preview from '../../.storybook/preview.tsx';
import { BookingStatus } from '#design-system/booking-status';
import { Stack } from '#design-system/stack';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const args = { state: 'PENDING' as const, children: 'Booking Pending' };
const meta = preview.meta({
  id: 'travel-booking-status',
  title: 'Travel/Booking status',
  component: BookingStatus,
  args,
});

const all = (
  <Stack gap="s" align="start">
    <BookingStatus state="PENDING">Booking Pending</BookingStatus>
    <BookingStatus state="SUCCESSFUL" paid="PAID">
      Booking Successful
    </BookingStatus>
    <BookingStatus state="EXPIRED">Booking Expired</BookingStatus>
    <BookingStatus state="CANCELLED">Booking Cancelled</BookingStatus>
    <BookingStatus state="REFUNDED">Booking Refunded</BookingStatus>
    <BookingStatus state="NO_SHOW">Missed Stay</BookingStatus>
  </Stack>
);

export const Default = meta.story();
export const Paid = meta.story({
  args: { state: 'SUCCESSFUL', children: 'Booking Successful', paid: 'PAID' },
});
export const EachState = meta.story({ render: () => all });
export const Matrix = meta.story({
  render: () => <MatrixOf of="BookingStatus" component={BookingStatus} args={args} />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <BookingStatus state="SUCCESSFUL" paid={LONG_WORD}>
          {LONG_WORD}
        </BookingStatus>
      }
      rightToLeft={
        <BookingStatus state="REFUNDED" paid="مدفوع" lang="ar">
          {ARABIC}
        </BookingStatus>
      }
      empty={<BookingStatus state="EXPIRED" />}
    />
  ),
});
export const Surfaces = meta.story({ render: () => <OnEverySurface>{all}</OnEverySurface> });
