/** The server with one fault: a change is answered when it is made, and committed a moment later. Only for controls. */
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../config/index.ts';
import { createContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';

const LATE_MS = 30;

function acknowledgeFirst(db: Database): void {
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = (change) => {
      const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof change>>>();
      execute(async (trx) => {
        const result = await change(trx);
        resolve(result);
        await wait(LATE_MS);
        return result;
      }).catch(reject);
      return promise;
    };
    return builder;
  };
}

const context = await createContext(loadConfig(process.env));
acknowledgeFirst(context.db);
await context.release.refresh();
const app = await buildApp(context);
await app.listen({ host: context.config.host, port: context.config.port });
