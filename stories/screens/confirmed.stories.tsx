import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { depositPaid, depositPaidRestAtHotel } from './gross-samples.ts';
import { dropConnection, answer, refuse, wait } from './network/answers.ts';
import { bareBooking, booked, longBooking, paidOnline, pending, signedIn } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-confirmed',
  title: 'Screens/Search and book/Confirmed',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: `/checkout/confirmed/${booked.id}` },
});
const SHOW = 'showBooking';

export const Ready = meta.story({ args: { shows: 'receipt.paidAtHotel' } });
export const PaidOnline = meta.story({
  args: { answers: [answer(SHOW, paidOnline)], shows: 'receipt.paidOnline' },
});
export const DepositPaid = meta.story({
  args: { answers: [answer(SHOW, depositPaid)], shows: 'receipt.payBalance' },
});
export const DepositPaidRestAtHotel = meta.story({
  args: { answers: [answer(SHOW, depositPaidRestAtHotel)], shows: 'receipt.paidAtHotel' },
});
export const SignedIn = meta.story({ args: { answers: [signedIn], shows: 'receipt.heading' } });
export const Loading = meta.story({ args: { answers: [wait(SHOW)], shows: 'receipt.loading' } });
export const NotComplete = meta.story({
  args: { answers: [answer(SHOW, pending)], shows: 'receipt.pendingHeading' },
});
export const HoldExpired = meta.story({
  args: { answers: [answer(SHOW, { ...pending, state: 'EXPIRED' })], shows: 'code.expiredHeading' },
});
export const Unknown = meta.story({
  args: { answers: [refuse(SHOW, 'NOT_FOUND')], shows: 'code.unknown' },
});
export const NetworkLost = meta.story({ args: { answers: [dropConnection(SHOW)], shows: 'failures.retry' } });
export const ServerBroken = meta.story({
  args: { answers: [refuse(SHOW, 'INTERNAL')], shows: 'failures.retry' },
});
export const WithoutOptionalContent = meta.story({
  args: { answers: [answer(SHOW, bareBooking)], shows: 'receipt.heading' },
});
export const LongContent = meta.story({
  args: { answers: [answer(SHOW, longBooking)], shows: 'receipt.heading' },
});
/** Nothing that is pressed, and no way to another page. */
export const OnPaper = meta.story({
  globals: { medium: 'paper' },
  args: { shows: 'receipt.paidAtHotel' },
  play: async (context) => {
    await storyOfScreen.play(context);
    const { canvas } = context;
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    await expect(links.filter((address) => !/^(?:tel:|mailto:|https:)/.test(address))).toEqual([]);
  },
});
