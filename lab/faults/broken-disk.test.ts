import { expect, inject, test } from 'vitest';
import { bookOnBadDisk } from './io-faults.ts';
import { cutPower } from './power-cuts.ts';
import { hasStrace } from './strace.ts';
import { temporaryFolder } from '../../server/test-support/server-process.ts';
import { testDatabase } from '../../server/test-support/test-database.ts';

// SQLite only. Long forms: `npm run lab -- power-cuts`, `io-faults`.
const isPossible = inject('postgresUrl') === undefined && (await hasStrace());
const CUTS = { cuts: 20, clients: 4, stormMs: 1500, random: Math.random };
const SAMPLE_MS = 240_000;

test.runIf(isPossible)(
  'a power cut at any moment leaves what guests were told, and a whole file (TRUST R2)',
  { timeout: SAMPLE_MS },
  async () => {
    const place = { target: await testDatabase(), dataDir: temporaryFolder() };
    const result = await cutPower(place, CUTS);
    expect(result.faults).toEqual([]);
    expect(result.acknowledged).toBeGreaterThan(0);
  },
);

test.runIf(isPossible)(
  'control: a server that syncs now and then loses some of it',
  { timeout: SAMPLE_MS },
  async () => {
    const place = { target: await testDatabase(), dataDir: temporaryFolder() };
    const { faults } = await cutPower(place, { ...CUTS, program: ['syncsRarely'] });
    expect(faults).not.toEqual([]);
  },
);

test.runIf(isPossible)(
  'writes and syncs that fail or stall lose nothing, and the same key books once (TRUST R3)',
  { timeout: SAMPLE_MS },
  async () => {
    const place = { target: await testDatabase(), dataDir: temporaryFolder() };
    const result = await bookOnBadDisk(place, { injections: 12, random: Math.random });
    expect(result.faults).toEqual([]);
    expect(result.injected).toBeGreaterThanOrEqual(12);
    expect(result.acknowledged).toBeGreaterThan(0);
  },
);

test.runIf(isPossible)(
  'control: on a bad disk a server that acknowledges before it commits is caught',
  { timeout: SAMPLE_MS },
  async () => {
    const place = { target: await testDatabase(), dataDir: temporaryFolder() };
    const { faults } = await bookOnBadDisk(place, {
      injections: 12,
      random: Math.random,
      program: ['acknowledgesFirst'],
    });
    expect(faults).not.toEqual([]);
  },
);
