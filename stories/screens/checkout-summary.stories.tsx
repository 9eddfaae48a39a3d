import preview from '../../.storybook/preview.tsx';
import { summaryOfQuote } from '../../site/app/paths.ts';
import { grossQuote } from './gross-samples.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { freshQuote, quote } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-checkout-summary',
  title: 'Screens/Search and book/Checkout/Price to print',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: summaryOfQuote(quote.id) },
});
const SHOW = 'showQuote';

export const Ready = meta.story({ args: { shows: 'summary.lead' } });
export const TaxIncluded = meta.story({
  args: { answers: [answer(SHOW, grossQuote)], shows: 'charges.ofWhich' },
});
export const Loading = meta.story({ args: { answers: [wait(SHOW)], shows: 'checkout.loading' } });
export const Unknown = meta.story({
  args: { answers: [refuse(SHOW, 'NOT_FOUND')], shows: 'checkout.unknown' },
});
export const Expired = meta.story({
  args: {
    answers: [refuse(SHOW, 'QUOTE_EXPIRED', { details: { quote: freshQuote } })],
    shows: 'checkout.continueAt',
  },
});
export const NetworkLost = meta.story({
  args: { answers: [dropConnection(SHOW)], shows: 'checkout.failed' },
});
