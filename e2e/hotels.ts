import { join } from 'node:path';
import { freePort } from '../server/test-support/free-port.ts';

/** The data folder of the hotel on a port. */
export const dataFolderOf = (port: number | string): string =>
  join(import.meta.dirname, '..', 'test-results', `hotel-${port}`);

/** The owner of every hotel of journeys; the key of their authenticator app is in this file of its data folder. */
export const OWNER = { email: 'owner@hotel.example', name: 'Asha Rao', password: 'Marigold-7-ferry' };
export const ownerFileOf = (port: number | string): string => join(dataFolderOf(port), 'owner.json');

/** Holds how far the hotel's clock is ahead of this machine's, in milliseconds. */
export const clockFileOf = (port: number | string): string => join(dataFolderOf(port), 'clock-ahead-ms');

/** How many files of journeys are made at once. */
export const WORKERS = 2;
const HOTELS = 3;

/** Chosen once by the process that reads the configuration, and inherited by the workers and the hotels. */
const PORTS = 'E2E_PORTS';
process.env[PORTS] ??= (await freePorts(WORKERS * HOTELS)).join(' ');
const ports = process.env[PORTS].split(' ').map(Number);

/** The ports of the hotels of one worker. What a journey books, publishes or waits for is nobody else's. */
const portsOf = (worker: number): number[] => ports.slice(worker * HOTELS, (worker + 1) * HOTELS);
const [demoPort = 0, awkwardPort = 0, euroPort = 0] = portsOf(
  Number(process.env['TEST_PARALLEL_INDEX'] ?? 0),
);

async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) found.add(await freePort());
  return [...found];
}

const at = (port: number) => ({ port, origin: `http://127.0.0.1:${port}` });

interface Hotel {
  content: string;
  port: number;
  origin: string;
  location: string;
  /** The start of the name of a rate that is paid at the hotel. */
  laterRate?: string;
  /** A phone number of the hotel's country, in local form. */
  phone: string;
  /** Third-party hosts of the hotel's pages. */
  foreignHosts: readonly string[];
  /** Hosts of third-party scripts, which a guest's own pages never request. */
  scriptHosts: readonly string[];
}

/** The two hotels of every screen test: the demo, and one with extreme content. */
export const hotels = {
  demo: {
    content: 'content',
    location: 'udaipur',
    laterRate: 'Flexible',
    phone: '98765 43210',
    foreignHosts: [],
    scriptHosts: [],
    ...at(demoPort),
  },
  awkward: {
    content: 'e2e/awkward-hotel',
    location: 'st-johns-a-house-with-a-name-as-long-as-the-rules-will-allow',
    laterRate: 'Donaudampfschifffahrt',
    phone: '709 555 0199',
    foreignHosts: ['https://fonts.googleapis.com'],
    scriptHosts: [
      'https://stats.schifffahrtsgesellschaft-mit-langem-namen.hotel.example',
      'https://www.googletagmanager.com',
    ],
    ...at(awkwardPort),
  },
} as const satisfies Record<string, Hotel>;

/** A guest house in euros with every field of prices: VAT included, charges, discounts, age bands, deposits. */
export const euroHotel = {
  content: 'e2e/euro-hotel',
  location: 'lisbon',
  phone: '912 345 678',
  foreignHosts: [],
  scriptHosts: [],
  ...at(euroPort),
} as const satisfies Hotel;

/** The content and the port of every hotel that the journeys find running. */
export const servedHotels = Array.from({ length: WORKERS }, (_, worker) =>
  [...Object.values(hotels), euroHotel].map(({ content }, nth) => ({
    content,
    port: portsOf(worker)[nth] ?? 0,
  })),
).flat();
