import { expect, inject, test } from 'vitest';
import { killMigrations } from './kill-migrations.ts';
import { bookOnBadLines } from './network-faults.ts';
import { raceForLastRooms } from './race-rounds.ts';
import { replayBookings } from './replay.ts';
import { startStorm } from './storm.ts';
import { temporaryFolder } from '../../server/test-support/server-process.ts';
import { testDatabase } from '../../server/test-support/test-database.ts';

// Short runs; lab/faults.ts has the long forms.
const SAMPLE_MS = 240_000;
/** What looks for the faults is the same on either database: its controls run on one. */
const hasControls = inject('postgresUrl') === undefined;
const FEW = { bookings: 20, clients: 4, random: Math.random };

test(
  'answers that are lost on the way make no second booking (TRUST R5)',
  { timeout: SAMPLE_MS },
  async () => {
    const place = { target: await testDatabase(), dataDir: temporaryFolder() };
    const result = await replayBookings(place, { ...FEW, keepsKeys: true });
    expect(result.faults).toEqual([]);
    expect(result.booked).toBe(20);
    expect(result.dropped).toBeGreaterThan(0);
  },
);

test.runIf(hasControls)(
  'control: a guest who takes a new key each time does not get the same answer',
  { timeout: SAMPLE_MS },
  async () => {
    const place = { target: await testDatabase(), dataDir: temporaryFolder() };
    const { faults } = await replayBookings(place, { ...FEW, keepsKeys: false });
    expect(faults.join('\n')).toMatch(/ended with 409/);
  },
);

/** Each of the twelve faults on each call, all at once. */
const BAD_LINES = {
  rounds: 1,
  random: Math.random,
  patienceMs: 1500,
  latencyMs: 200,
  bytesPerSecond: 50_000,
};

test(
  'a bad line ends in one booking, confirmed or cancelled once, whoever asks again (TRUST R6)',
  { timeout: SAMPLE_MS },
  async () => {
    const place = { target: await testDatabase(), dataDir: temporaryFolder() };
    const result = await bookOnBadLines(place, BAD_LINES);
    expect(result.faults).toEqual([]);
    expect(Math.min(result.heard, result.unknown)).toBeGreaterThan(0);
  },
);

test.runIf(hasControls)(
  'control: on a bad line a guest who takes a new key is refused what was done',
  { timeout: SAMPLE_MS },
  async () => {
    const place = { target: await testDatabase(), dataDir: temporaryFolder() };
    const { faults } = await bookOnBadLines(place, { ...BAD_LINES, keepsKeys: false });
    expect(faults.join('\n')).toMatch(/ended with 409/);
  },
);

test(
  'exactly as many guests as there are rooms get one, through two processes (TRUST R4)',
  { timeout: SAMPLE_MS },
  async () => {
    const place = { target: await testDatabase(), dataDir: temporaryFolder() };
    const result = await raceForLastRooms(place, { rounds: 3, guests: 20, random: Math.random });
    expect(result.faults).toEqual([]);
  },
);

test(
  'a kill while the tables change leaves the old ones or the new ones (TRUST R10)',
  { timeout: SAMPLE_MS },
  async () => {
    const result = await killMigrations(await testDatabase(), { kills: 4, random: Math.random });
    expect(result.faults).toEqual([]);
  },
);

test('a storm in which nobody books is no result', async () => {
  const nowhere = { address: 'http://127.0.0.1:1', dataDir: temporaryFolder() };
  const storm = startStorm({ ...nowhere, clients: 2, random: Math.random });
  await expect(storm.end()).rejects.toThrow('nothing was tested');
});
