import preview from '../../.storybook/preview.tsx';
import { ENDPOINTS } from '#schemas/api';
import { dropConnection, refuse, wait } from './network/answers.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const { token } = ENDPOINTS.openBooking.examples.request.body;
const meta = preview.meta({
  id: 'screens-booking-access',
  title: 'Screens/Bookings/Mailed link',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: `/booking-access#${token}` },
});
const OPEN = 'openBooking';

export const Opening = meta.story({ args: { answers: [wait(OPEN)], shows: 'bookingAccess.opening' } });
export const Opened = meta.story({ args: { shows: 'booking.titleOf' } });
export const LinkExpired = meta.story({
  args: { answers: [refuse(OPEN, 'LINK_EXPIRED')], shows: 'bookingAccess.expired' },
});
export const LinkOfAnotherForm = meta.story({
  args: { answers: [refuse(OPEN, 'VALIDATION')], shows: 'bookingAccess.expired' },
});
export const WithoutToken = meta.story({
  args: { address: '/booking-access', shows: 'bookingAccess.missing' },
});
export const NetworkLost = meta.story({
  args: { answers: [dropConnection(OPEN)], shows: 'bookingAccess.failed' },
});
export const ServerBroken = meta.story({
  args: { answers: [refuse(OPEN, 'INTERNAL')], shows: 'bookingAccess.failed' },
});
export const OpenedFromAnotherSite = meta.story({
  args: { answers: [refuse(OPEN, 'FORBIDDEN')], shows: 'bookingAccess.failed' },
});
