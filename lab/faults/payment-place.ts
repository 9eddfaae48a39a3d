import { buildApp } from '../../server/app.ts';
import { loadConfig } from '../../server/platform/config/config.ts';
import { createContext } from '../../server/context.ts';
import { databaseUrl } from '../../server/test-support/database-url.ts';
import { createFakeClock } from '../../server/test-support/fake-clock.ts';
import { createGuest, inProcess } from '../../server/test-support/guest.ts';
import { publishRelease } from '../../server/test-support/publish-release.ts';
import { dropTheConstraint, takeWithoutGuard } from './alterations.ts';
import type { HotelPlace } from './server-under-test.ts';
import { type PaymentRaceResult, raceForPayments, raceHotel } from './payment-race.ts';

const BEGINS = '2026-11-21T06:30:00.000Z';

interface PaymentPlaceOptions {
  rounds: number;
  random: () => number;
  /** False for the control: a late payment always gets a room. */
  isGuarded?: boolean;
}

/** The payment race outside a test. */
export async function payAtPlace(
  { target, dataDir }: HotelPlace,
  { rounds, random, isGuarded = true }: PaymentPlaceOptions,
): Promise<PaymentRaceResult> {
  const config = loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(target),
    REQUESTS_PER_MINUTE: '10000000',
    REQUESTS_AT_ONCE: '1000000',
    LOG_LEVEL: 'silent',
  });
  const clock = createFakeClock(BEGINS);
  const context = await createContext(config, { clock });
  if (!isGuarded) {
    await dropTheConstraint(context);
    context.takeNights = takeWithoutGuard;
  }
  await publishRelease(context, raceHotel());
  await context.release.refresh();
  const app = await buildApp(context);
  try {
    return await raceForPayments({
      rounds,
      random,
      server: { app, clock, context, guest: () => createGuest(inProcess(() => app)) },
    });
  } finally {
    await app.close();
    await context.close();
  }
}
