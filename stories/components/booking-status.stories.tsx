import preview from '../../.storybook/preview.tsx';
import { BookingStatus } from '#design-system/booking-status';

const meta = preview.meta({
  title: 'Travel/Booking status',
  component: BookingStatus,
  args: { state: 'PENDING' as const, children: 'Booking Pending' },
});

export const Pending = meta.story();
export const Successful = meta.story({ args: { state: 'SUCCESSFUL', children: 'Booking Successful' } });
export const Paid = meta.story({
  args: { state: 'SUCCESSFUL', children: 'Booking Successful', paid: 'PAID' },
});
export const Expired = meta.story({ args: { state: 'EXPIRED', children: 'Booking Expired' } });
export const Cancelled = meta.story({ args: { state: 'CANCELLED', children: 'Booking Cancelled' } });
export const Refunded = meta.story({ args: { state: 'REFUNDED', children: 'Booking Refunded' } });
