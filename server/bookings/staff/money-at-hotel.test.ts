import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { startRefunds } from '../refunds/start-refunds.ts';
import { type StaffOperations, staffOperations } from '../../staff-operations.ts';
import { StaffError } from '../../platform/audit/staff-error.ts';
import { auditBooks } from '../../test-support/audit.ts';
import { bookedStay } from '../../test-support/booked.ts';
import { PLAIN_PRICE } from '../../test-support/guest.ts';
import { look } from '../../test-support/prepaid.ts';
import { ASHA } from '../../test-support/staff.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { cleanUp } from '../../jobs/clean-up.ts';

const RUNS = Number(process.env['MODEL_RUNS'] ?? 15);
const MS_PER_RUN = 4000;

interface Place {
  server: TestServer;
  desk: StaffOperations;
  reference: string;
}

/** What somebody does; its text is what a failing sequence is told in. */
interface Step {
  toString: () => string;
  run: (place: Place) => Promise<unknown>;
}

function step(name: string, run: Step['run']): Step {
  return { toString: () => name, run };
}

const pay = (minor: number): Step =>
  step(`pay ${minor}`, ({ desk, reference }) =>
    desk.recordPayment(reference, { amount: (minor / 100).toFixed(2), method: 'CASH', isAgain: true }),
  );
const wait = (days: number): Step =>
  step(`wait ${days}`, async ({ server }) => server.clock.forward({ minutes: days * 24 * 60 }));
const cancel = (keepsPenalty: boolean): Step =>
  step(`cancel ${keepsPenalty}`, ({ desk, reference }) =>
    desk.cancel(reference, { reason: 'The roof leaks', keepsPenalty }),
  );
const OTHERS = [
  cancel(true),
  cancel(false),
  step('no-show', ({ desk, reference }) => desk.markNoShow(reference)),
  step('paid back', ({ desk, reference }) => desk.markRefundPaid(reference)),
  step('refunds', ({ server }) => startRefunds(server.context)),
  step('tidy', ({ server }) => cleanUp(server.context)),
];

const steps = fc.array(
  fc.oneof(
    fc.integer({ min: 1, max: PLAIN_PRICE.totalMinor }).map(pay),
    fc.integer({ min: 1, max: 30 }).map(wait),
    fc.constantFrom(...OTHERS),
  ),
  { maxLength: 12 },
);

test(
  'whatever the staff do with money that they took, the books agree (TRUST R8)',
  { timeout: 60_000 + RUNS * MS_PER_RUN },
  async () => {
    const property = fc.asyncProperty(steps, async (sequence) => {
      const server = await startTestServer();
      const guest = server.guest();
      const booking = await bookedStay(server, guest);
      const desk = staffOperations(server.context, ASHA);
      for (const each of sequence) {
        // What the rules do not allow is refused in words; anything else is a fault.
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await each.run({ server, desk, reference: booking.reference }).catch((error: unknown) => {
          if (!(error instanceof StaffError)) throw error;
        });
        // oxlint-disable-next-line no-await-in-loop -- as above
        expect(await auditBooks(server.context.db)).toEqual([]);
      }
      const { cancellation, noShow, paidMinor, totals } = await look(guest, booking);
      expect(paidMinor).toBeLessThanOrEqual(totals.totalMinor);
      const settled = cancellation ?? noShow ?? { refundableMinor: 0, penaltyMinor: paidMinor };
      expect(settled.refundableMinor + Math.min(settled.penaltyMinor, paidMinor)).toBe(paidMinor);
    });
    await fc.assert(property, { numRuns: RUNS });
  },
);
