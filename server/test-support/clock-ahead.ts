/** Preloaded into a server under test: its clock runs ahead by the milliseconds in the file CLOCK_AHEAD_FILE. */
import { readFileSync } from 'node:fs';
import { systemClock } from '../platform/clock.ts';

const file = process.env['CLOCK_AHEAD_FILE'];
if (file === undefined)
  throw new Error('Say in CLOCK_AHEAD_FILE where it stands how far the clock is ahead.');

systemClock.now = () => new Date(Date.now() + Number(readFileSync(file, 'utf8')));
