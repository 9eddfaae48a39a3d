/**
 * Every bench, one table each: `npm run bench`, or `npm run bench -- server` for one of them. With `--peers` the bench of the
 * components also weighs another library, and the bench of the site asks Lighthouse.
 */
import { parseArgs } from 'node:util';
import { benchComponents } from './components.ts';
import { benchContent } from './content.ts';
import { benchEnumeration } from './enumeration.ts';
import { benchHeaders } from './headers.ts';
import { benchPublish } from './publish.ts';
import { benchServer } from './server.ts';
import { benchLargeHotel } from './server/large-hotel.bench.ts';
import { benchSite } from './site.ts';

const { values, positionals: wanted } = parseArgs({
  options: { peers: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const benches = {
  content: benchContent,
  publish: benchPublish,
  server: benchServer,
  'large-hotel': benchLargeHotel,
  enumeration: benchEnumeration,
  headers: benchHeaders,
  site: () => benchSite({ withLighthouse: values.peers }),
  components: () => benchComponents({ withPeers: values.peers }),
};
const unknown = wanted.find((name) => !(name in benches));
if (unknown !== undefined) {
  console.error(`There is no bench called ${unknown}. Choose from: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n# ${name}`);
  console.table(await bench());
}
