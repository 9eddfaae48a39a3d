import { buildApp } from '../../server/app.ts';
import { loadConfig } from '../../server/platform/config/index.ts';
import { createContext } from '../../server/context.ts';
import { startJobs } from '../../server/jobs/jobs.ts';
import { type Alteration, ALTERATIONS, waitForEver } from './alterations.ts';

// Written by our parent process.
const names = process.argv.slice(2) as Alteration[];
let open = () => createContext(loadConfig(process.env));
for (const name of names) {
  const inner = open;
  open = () => ALTERATIONS[name](inner);
}
const context = await open();
await context.release.refresh();
const app = await buildApp(context);
if (names.includes('waitsForEver')) waitForEver(app);
await app.listen({ host: context.config.host, port: context.config.port });
startJobs(context, app.log);
