/** Every bench, one table each: `npm run bench`, or `npm run bench -- server` for one of them. */
import { benchPublish } from './publish.ts';
import { benchServer } from './server.ts';

const benches = { publish: benchPublish, server: benchServer };
const wanted = process.argv.slice(2);
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
