import { join } from 'node:path';
import { freePort } from '../server/test-support/free-port.ts';

/** Where a hotel that is served on this port keeps what it knows. */
export const dataFolderOf = (port: number | string): string =>
  join(import.meta.dirname, '..', 'test-results', `hotel-${port}`);

/** Says how far the clock of the hotel is ahead of this machine's, in milliseconds. */
export const clockFileOf = (port: number | string): string => join(dataFolderOf(port), 'clock-ahead-ms');

/** Chosen once, by the process that reads the configuration; the workers and the hotels are its children and learn them here. */
const PORTS = 'E2E_PORTS';
process.env[PORTS] ??= [await freePort(), await freePort()].join(' ');
const [demoPort = 0, awkwardPort = 0] = process.env[PORTS].split(' ').map(Number);

/** The two hotels that every screen test runs on: the demo, and one that hides no fault. */
const at = (port: number) => ({ port, origin: `http://127.0.0.1:${port}` });

interface Hotel {
  content: string;
  port: number;
  origin: string;
  location: string;
  /** A number of the hotel's own country, as people write it there. */
  phone: string;
  /** Other hosts that the content orders all of its pages to ask. */
  foreignHosts: readonly string[];
  /** Those of scripts, which no page of a single guest asks. */
  scriptHosts: readonly string[];
}

export const hotels = {
  demo: {
    content: 'content',
    location: 'udaipur',
    phone: '98765 43210',
    foreignHosts: [],
    scriptHosts: [],
    ...at(demoPort),
  },
  awkward: {
    content: 'e2e/awkward-hotel',
    location: 'st-johns-a-house-with-a-name-as-long-as-the-rules-will-allow',
    phone: '709 555 0199',
    foreignHosts: ['https://fonts.googleapis.com'],
    scriptHosts: [
      'https://stats.schifffahrtsgesellschaft-mit-langem-namen.hotel.example',
      'https://www.googletagmanager.com',
    ],
    ...at(awkwardPort),
  },
} as const satisfies Record<string, Hotel>;
