import { buildApp } from '../../server/app.ts';
import { createContext } from '../../server/context.ts';
import { loadConfig } from '../../server/platform/config/config.ts';
import { databaseUrl } from '../../server/test-support/database-url.ts';
import { createFakeClock } from '../../server/test-support/fake-clock.ts';
import type { startFakeStripe } from '../../server/test-support/gateways/fake-stripe.ts';
import { createGuest, inProcess } from '../../server/test-support/guest.ts';
import { publishRelease } from '../../server/test-support/publish-release.ts';
import { type StormResult, stormGateway } from './gateway-storm.ts';
import { raceHotel } from './payment-race.ts';
import type { HotelPlace } from './server-under-test.ts';

const BEGINS = '2026-11-21T06:30:00.000Z';

interface GatewayPlaceOptions {
  payments: number;
  random: () => number;
  start: typeof startFakeStripe;
  /** False for the control: nobody asks the gateway. */
  isAsked: boolean;
}

/** The storm of payments outside a test. */
export async function payAtGateway(
  { target, dataDir }: HotelPlace,
  { start, ...storm }: GatewayPlaceOptions,
): Promise<StormResult> {
  const clock = createFakeClock(BEGINS);
  const fake = await start({ clock });
  const config = loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(target),
    REQUESTS_PER_MINUTE: '10000000',
    REQUESTS_AT_ONCE: '1000000',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'silent',
    ...fake.env,
  });
  const context = await createContext(config, { clock });
  await publishRelease(context, raceHotel());
  await context.release.refresh();
  const app = await buildApp(context);
  try {
    const guest = (network?: string) => createGuest(inProcess(() => app, network));
    return await stormGateway({ ...storm, fake, server: { app, clock, context, guest } });
  } finally {
    await app.close();
    await context.close();
    await fake.close();
  }
}
