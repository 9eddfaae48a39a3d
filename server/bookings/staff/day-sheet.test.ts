import { expect, test } from 'vitest';
import { staffOperations } from '../../staff-operations.ts';
import { bookedStay } from '../../test-support/booked.ts';
import { ISLAND_STAY } from '../../test-support/guest.ts';
import { ASHA } from '../../test-support/staff.ts';
import { startTestServer } from '../../test-support/test-server.ts';

/** Instants in a stay from 14 to 16 January, where the day of the house is not that of UTC; and what each sheet of that day shows. */
test.each([
  ['harbour', 'the first minutes of arrival', '2027-01-13T18:45:00.000Z', ['ARRIVALS', 'IN_HOUSE']],
  ['harbour', 'the first minutes after it', '2027-01-14T18:45:00.000Z', ['IN_HOUSE']],
  ['harbour', 'the first minutes of departure', '2027-01-15T18:45:00.000Z', ['DEPARTURES']],
  ['island', 'the last hour before arrival', '2027-01-14T04:30:00.000Z', []],
  ['island', 'the last hour of arrival', '2027-01-15T04:30:00.000Z', ['ARRIVALS', 'IN_HOUSE']],
  ['island', 'the last hour before departure', '2027-01-16T04:30:00.000Z', ['IN_HOUSE']],
  ['island', 'the last hour of departure', '2027-01-17T04:30:00.000Z', ['DEPARTURES']],
] as const)(
  'in %s the sheets of today follow its own clock: %s',
  async (locationId, _when, instant, shown) => {
    const server = await startTestServer();
    await bookedStay(server, server.guest(), locationId === 'island' ? ISLAND_STAY : {});
    server.clock.forward({ seconds: (Date.parse(instant) - server.clock.now().getTime()) / 1000 });
    const desk = staffOperations(server.context, ASHA);
    const kinds = ['ARRIVALS', 'DEPARTURES', 'IN_HOUSE'] as const;
    const sheets = await Promise.all(kinds.map(async (kind) => [kind, await desk.day({ kind })] as const));
    const filled = sheets.filter(([, lines]) => lines.length > 0).map(([kind]) => kind);
    expect(filled).toEqual(kinds.filter((kind) => (shown as readonly string[]).includes(kind)));
  },
);
