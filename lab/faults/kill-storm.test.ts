import { expect, test } from 'vitest';
import { killUnderLoad } from './kill-storm.ts';
import { temporaryFolder } from '../../server/test-support/server-process.ts';
import { testDatabase } from '../../server/test-support/test-database.ts';

const SAMPLE_MS = 240_000;
const MOST_RUNS = 6;

test(
  'five kills in a storm lose nothing that was acknowledged (TRUST R1)',
  { timeout: SAMPLE_MS },
  async () => {
    const place = { target: await testDatabase(), dataDir: temporaryFolder() };
    const result = await killUnderLoad(place, { kills: 5, clients: 8, random: Math.random });
    expect(result.faults).toEqual([]);
    expect(result.acknowledged).toBeGreaterThan(0);
  },
);

test('control: a server that acknowledges before it commits is caught', { timeout: SAMPLE_MS }, async () => {
  let faults: string[] = [];
  // On a busy machine few kills fall between an answer and its commit.
  for (let run = 0; run < MOST_RUNS && faults.length === 0; run += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one run after the other, until one shows it
    const place = { target: await testDatabase(), dataDir: temporaryFolder() };
    const program = ['acknowledgesFirst'] as const;
    // oxlint-disable-next-line no-await-in-loop -- as above
    ({ faults } = await killUnderLoad(place, { kills: 4, clients: 8, random: Math.random, program }));
  }
  expect(faults.join('\n')).toMatch(/was (?:acknowledged and is lost|confirmed and is PENDING)/);
});
