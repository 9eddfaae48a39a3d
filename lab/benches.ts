/** Benches print a table and do not fail; each measures a baseline in the same run. */
import { spawnSync } from 'node:child_process';
import { benchCheckout } from './checkout.ts';
import { benchComponents } from './components.ts';
import { benchContent } from './content.ts';
import { benchEnumeration } from './enumeration.ts';
import type { Experiment, Wanted } from './experiment.ts';
import { benchHeaders } from './headers.ts';
import { benchPublish } from './publish.ts';
import { benchSense } from './sense.ts';
import { benchServer } from './server.ts';
import { benchLargeHotel } from './server/large-hotel.ts';
import { benchShop } from './shop.ts';
import { benchSite } from './site.ts';

type Measure = (wanted: Wanted) => object | Promise<object>;

function bench(about: string, measure: Measure): Experiment {
  return {
    about,
    async run(wanted) {
      const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
      if (status !== 0) return status ?? 1;
      console.table(await measure(wanted));
      return 0;
    },
  };
}

export const BENCHES: Readonly<Record<string, Experiment>> = {
  content: bench('the content checker beside other validators', benchContent),
  sense: bench('what the checks of sense cost and catch', benchSense),
  publish: bench('publishing the demo hotel', benchPublish),
  server: bench('searches and bookings beside a bare handler', benchServer),
  'large-hotel': bench('start, memory and searches of a large hotel', benchLargeHotel),
  enumeration: bench('whether the time of an answer tells of an account', benchEnumeration),
  headers: bench('the headers of the demo hotel, judged by two scanners', benchHeaders),
  site: bench('what a guest’s browser fetches, and how soon it answers', ({ withPeers }) =>
    benchSite({ withLighthouse: withPeers })),
  shop: bench('what a guest sees on the way to a room, beside the goals', benchShop),
  checkout: bench('where a booking begins, its next step, its presses and its decimals', benchCheckout),
  components: bench('the design system beside the same elements by hand', benchComponents),
};
