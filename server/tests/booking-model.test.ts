import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TABLES_IN_ORDER } from '../platform/backup/tables-in-order.ts';
import type { Tables } from '../platform/db/tables.ts';
import {
  book,
  cancel,
  freshModel,
  openPage,
  pay,
  type Real,
  refund,
  retry,
  ROOMS,
  tidy,
  wait,
} from '../test-support/booking-model.ts';
import { prepaidHotel } from '../test-support/prepaid.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

/** `MODEL_RUNS=5000 npx vitest run --project node server/tests/booking-model.test.ts` is the long form (TRUST R8). */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 25);
const MS_PER_RUN = 4000;

const KEPT = new Set(['releases', 'current_release', 'inventory']);

const pick = fc.nat({ max: 9 });
const commands = fc.commands(
  [
    fc.record({ place: fc.nat({ max: 2 }), isForOther: fc.boolean() }).map(book),
    pick.map(openPage),
    pick.map(pay),
    pick.map(cancel),
    pick.map(retry),
    fc.integer({ min: 1, max: 20 }).map(wait),
    fc.constant(refund()),
    fc.constant(tidy()),
  ],
  { maxCommands: 50 },
);

async function hotel(): Promise<TestServer> {
  const catalogue = prepaidHotel();
  catalogue.booking.maxHoldsPerNetwork = 1000;
  for (const { rooms } of catalogue.locations) Object.assign(rooms[0] ?? {}, { capacity: ROOMS });
  return startTestServer({ catalogue });
}

/** Empties the tables as after the start: a new hotel per sequence takes longer than the sequence. */
async function empty({ context: { db } }: TestServer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // TABLES_IN_ORDER has exactly the tables as keys.
    const tables = Object.keys(TABLES_IN_ORDER).toReversed() as (keyof Tables)[];
    for (const table of tables) {
      // oxlint-disable-next-line no-await-in-loop -- those that refer first
      if (!KEPT.has(table)) await trx.deleteFrom(table).execute();
    }
    await trx.updateTable('inventory').set({ held: 0, sold: 0 }).execute();
  });
}

test(
  'whatever guests do in whichever order, the hotel agrees with the rules in their plainest form (TRUST R8)',
  { timeout: 60_000 + RUNS * MS_PER_RUN },
  async () => {
    const server = await hotel();
    let sequences = 0;
    const property = fc.asyncProperty(commands, async (sequence) => {
      sequences += 1;
      const model = freshModel();
      const real: Real = { server, booked: [] };
      try {
        await fc.asyncModelRun(() => ({ model, real }), sequence);
      } finally {
        server.clock.forward({ minutes: -model.minute });
        await empty(server);
      }
    });
    await fc.assert(property, { numRuns: RUNS, includeErrorInReport: true });
    expect(sequences).toBeGreaterThanOrEqual(RUNS);
  },
);

test('control: a hotel that loses a room is found out', { timeout: 60_000 + MS_PER_RUN }, async () => {
  const server = await hotel();
  await server.context.db
    .updateTable('inventory')
    .set({ capacity: ROOMS - 1 })
    .execute();
  const real: Real = { server, booked: [] };
  const run = fc.asyncModelRun(
    () => ({ model: freshModel(), real }),
    [book({ place: 0, isForOther: false })],
  );
  await expect(run).rejects.toThrow(/rooms left|status of the room/);
});
