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
import { isShort } from './short.ts';

type Measure = (wanted: Wanted) => object | Promise<object>;

interface Bench extends Experiment {
  measure: Measure;
}

function bench(about: string, measure: Measure): Bench {
  return {
    about,
    measure,
    async run(wanted) {
      const status = build();
      if (status !== 0) return status;
      console.table(await measure(wanted));
      return 0;
    },
  };
}

function build(): number {
  return spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' }).status ?? 1;
}

const benches = {
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
} as const satisfies Record<string, Bench>;

/** Two outside scanners are all that it is, and they come from a registry. */
const NEEDS_REGISTRY = new Set<string>(['headers']);

/** One that fails does not stop the others. */
const all: Experiment = {
  about: 'every bench, one after the other; with --short to see that each still runs',
  async run(wanted) {
    const status = build();
    if (status !== 0) return status;
    const failed: string[] = [];
    for (const [name, { measure }] of Object.entries(benches)) {
      if (isShort && NEEDS_REGISTRY.has(name)) {
        console.log(`${name}: left out, because it needs a package registry.`);
        continue;
      }
      const began = performance.now();
      try {
        console.log(`${name}:`);
        // oxlint-disable-next-line no-await-in-loop -- one after the other: they share the processor
        console.table(await measure(wanted));
      } catch (error) {
        console.error(error);
        failed.push(name);
      }
      console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    }
    if (failed.length > 0) console.error(`These benches no longer run: ${failed.join(', ')}.`);
    return failed.length === 0 ? 0 : 1;
  },
};

export const BENCHES: Readonly<Record<string, Experiment>> = { ...benches, all };
