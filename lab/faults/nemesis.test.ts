import { expect, inject, test } from 'vitest';
import { runNemesis } from './nemesis.ts';
import { temporaryFolder } from '../../server/test-support/server-process.ts';
import { testDatabase } from '../../server/test-support/test-database.ts';

// Each of the five faults at least once; longer: `npm run lab -- nemesis`.
const SHORT = { seconds: 10, clients: 8, random: Math.random };
const SAMPLE_MS = 240_000;

test(
  'kills, stops, clocks, full disks and cut lines leave what every guest was told (TRUST R7)',
  { timeout: SAMPLE_MS },
  async () => {
    const place = { target: await testDatabase(), dataDir: temporaryFolder() };
    const result = await runNemesis(place, SHORT);
    expect(result.faults).toEqual([]);
    expect(result.strikes).toMatch(/kill/);
    expect(result.confirmed).toBeGreaterThan(0);
  },
);

// What looks for the faults is the same on either database.
test.runIf(inject('postgresUrl') === undefined)(
  'control: a server that acknowledges before it commits is caught',
  { timeout: SAMPLE_MS },
  async () => {
    const place = { target: await testDatabase(), dataDir: temporaryFolder() };
    const { faults } = await runNemesis(place, { ...SHORT, program: ['acknowledgesFirst'] });
    expect(faults).not.toEqual([]);
  },
);
