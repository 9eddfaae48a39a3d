import { Server } from 'node:net';
import { buildApp } from './app.ts';
import { configWarnings, loadConfig } from './platform/config/config.ts';
import { type Context, createContext } from './context.ts';
import { importFolders, isPaidOnline, notSoldInWords } from './release/index.ts';
import type { MetricsListener } from './platform/metrics/serve-metrics.ts';
import { rotateBookingKeys } from './bookings/index.ts';
import { startJobs } from './jobs/jobs.ts';
import { explainStartFault } from './start-fault.ts';
import { handedSocket } from './platform/handed-socket.ts';
import type { Log } from './platform/log.ts';
import { rotateStaffKeys } from './staff/index.ts';
import { topUpStock } from './stock/index.ts';

/** Whoever was accepted before a handed socket was left sends a request within this time, or soon enough elsewhere. */
const ACCEPTED_ENDS_MS = 1000;

interface Started {
  /**
   * Reports "not ready" to balancers first, then refuses new requests, waits for started ones and closes everything.
   */
  stop: () => Promise<void>;
  hurry: () => void;
  announce: () => void;
}

/** Starts the server. The caller announces it once signals are handled, so that whoever sees it can also stop it. */
async function start(): Promise<Started> {
  const config = loadConfig(process.env);
  const context = await createContext(config);
  try {
    await importFolders(context.db, config, context.clock.now());
    await context.release.refresh();
    context.release.get();
    await rotateBookingKeys(context);
    await rotateStaffKeys(context);
    await topUpStock(context);
    const app = await buildApp(context);
    const socket = handedSocket(process.env, process.pid);
    const address = await app.listen({ host: config.host, port: config.port, ...socket });
    const jobs = startJobs(context, app.log);
    const metrics = config.metrics === undefined ? undefined : await serveMetrics(context, app.log);
    return {
      async stop() {
        if (socket !== undefined) stopAccepting(app.server);
        await context.drain.begin(socket === undefined ? 0 : ACCEPTED_ENDS_MS);
        await app.close();
        await metrics?.close();
        await jobs.stop();
        await context.close();
      },
      hurry: context.drain.hurry,
      announce() {
        announce(config.siteOrigin ?? address, context.mailbox === undefined ? undefined : address);
        if (config.mode !== 'production') console.log(`The API documentation:   ${address}/_dev/api`);
        console.log('Stop with Ctrl+C.');
        const notSold = notSoldInWords(context.release.get().plansNotSold, isPaidOnline(context.config));
        const warnings = [
          ...configWarnings(config),
          ...(notSold === undefined ? [] : [`${notSold.words}. To do: ${notSold.remedy}.`]),
        ];
        for (const warning of warnings) console.warn(`WARNING: ${warning}`);
      },
    };
  } catch (error) {
    await context.close();
    throw error;
  }
}

/** Who connects from now on waits for the next process at the socket. Leaves connections open, unlike `http.Server`. */
function stopAccepting(server: Server): void {
  Server.prototype.close.call(server);
}

/** Imported only when metrics are on: the listener takes a twentieth of the start-up time. */
async function serveMetrics(context: Context, log: Log): Promise<MetricsListener | undefined> {
  const [metrics, { readGauges }] = await Promise.all([
    import('./platform/metrics/serve-metrics.ts'),
    import('./read-gauges.ts'),
  ]);
  return metrics.serveMetrics({ ...context, readGauges: () => readGauges(context) }, log);
}

function announce(site: string, mailbox: string | undefined): void {
  console.log(`The site:                ${site}/`);
  if (mailbox !== undefined) console.log(`The development mailbox: ${mailbox}/_dev/mailbox`);
}

try {
  const { stop, hurry, announce: announceStart } = await start();
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) {
        hurry();
        return;
      }
      isStopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
  announceStart();
} catch (error) {
  console.error(explainStartFault(error));
  process.exit(1);
}
