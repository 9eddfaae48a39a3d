import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectDatabase } from '../../server/platform/db/database.ts';
import { auditBooks, auditFile } from '../../server/test-support/audit.ts';
import { type HotelPlace, openHotel, type ServerProgram, serverUnderTest } from './server-under-test.ts';
import { type DiskEvent, readRecording, RECORDED } from './recorded-disk.ts';
import { startStorm } from './storm.ts';
import { attachStrace } from './strace.ts';

const STORM_MS = 8000;
const SECTOR = 512;

/** The result of power cuts (TRUST R2). */
export interface PowerCutsResult {
  cuts: number;
  acknowledged: number;
  writes: number;
  syncs: number;
  faults: string[];
}

interface PowerCutsOptions {
  cuts: number;
  clients: number;
  random: () => number;
  program?: ServerProgram;
  /** How long guests book; the cuts are spread over it. */
  stormMs?: number;
}

/**
 * Records the server's writes while guests book, rebuilds the files as a power cut at many moments would leave them,
 * and checks that every acknowledged booking is there.
 */
export async function cutPower(
  place: HotelPlace,
  { cuts, clients, random, program, stormMs = STORM_MS }: PowerCutsOptions,
): Promise<PowerCutsResult> {
  if (place.target.kind !== 'sqlite') throw new Error('Power cuts are about the files of SQLite');
  const { file } = place.target;
  const recording = join(place.dataDir, 'strace.log');
  const server = await serverUnderTest(place, program);
  await openHotel(place);
  await server.start();
  const disk = new Disk();
  try {
    const strace = await attachStrace(server.pid(), [...RECORDED, '-o', recording]);
    for (const name of [file, `${file}-wal`]) disk.files.set(name, readFileSync(name));
    const storm = startStorm({ address: server.address, dataDir: place.dataDir, clients, random });
    await wait(stormMs);
    await storm.end();
    await strace.detach();
  } finally {
    await server.kill();
  }
  const events: DiskEvent[] = [];
  for await (const event of readRecording(recording, [...disk.files.keys()])) events.push(event);
  const moments = Array.from({ length: cuts }, () => Math.ceil(random() * events.length)).toSorted(
    (a, b) => a - b,
  );
  const told = new Map<string, string>();
  const faults: string[] = [];
  let next = 0;
  for (const [index, moment] of moments.entries()) {
    for (; next < moment; next += 1) {
      const event = events[next];
      if (event?.kind === 'TOLD') told.set(event.bookingId, event.state);
      else if (event !== undefined) disk.happen(event);
    }
    // oxlint-disable-next-line no-await-in-loop -- one cut after the other, in the order of time
    const wrong = await readRemains({ folder: join(place.dataDir, 'remains'), disk, told, random });
    faults.push(...wrong.map((fault) => `cut ${index}: ${fault}`));
  }
  const count = (kind: DiskEvent['kind']): number => events.filter((event) => event.kind === kind).length;
  return { cuts, acknowledged: told.size, writes: count('WRITE'), syncs: count('SYNC'), faults };
}

interface Remains {
  folder: string;
  disk: Disk;
  told: ReadonlyMap<string, string>;
  random: () => number;
}

async function readRemains({ folder, disk, told, random }: Remains): Promise<string[]> {
  mkdirSync(folder);
  const file = join(folder, 'cut.sqlite');
  for (const name of disk.files.keys())
    writeFileSync(name.endsWith('-wal') ? `${file}-wal` : file, disk.afterCut(name, random));
  try {
    // Already migrated, since thousands of files are opened.
    const db = connectDatabase({ kind: 'sqlite', file });
    const rows = await db.selectFrom('bookings').select(['id', 'state']).execute();
    const wrong = [...(await auditBooks(db)), ...(await auditFile(db))];
    await db.destroy();
    const kept = new Map(rows.map(({ id, state }) => [id, state]));
    const lost = [...told].filter(([id, state]) => !isKept(state, kept.get(id)));
    return [
      ...lost.map(([id, state]) => `booking ${id} was told to be ${state} and is ${kept.get(id) ?? 'lost'}`),
      ...wrong,
    ];
  } catch (error) {
    return [`cannot be opened: ${String(error)}`];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The database may be one step ahead: the answer was still on its way. */
function isKept(told: string, kept: string | undefined): boolean {
  return kept !== undefined && (kept === told || told === 'PENDING');
}

/** The synced files, and the writes since the last sync. */
class Disk {
  readonly files = new Map<string, Buffer>();
  readonly #unsynced = new Map<string, DiskEvent[]>();

  happen(event: Exclude<DiskEvent, { kind: 'TOLD' }>): void {
    const unsynced = this.#unsynced.get(event.file) ?? [];
    this.#unsynced.set(event.file, unsynced);
    if (event.kind === 'SYNC')
      this.files.set(event.file, written(this.#synced(event.file), unsynced.splice(0)));
    else unsynced.push(event);
  }

  /** The synced bytes, and any sectors of the rest: a disk writes them in any order. */
  afterCut(file: string, random: () => number): Buffer {
    const share = random();
    const survivors = (this.#unsynced.get(file) ?? []).flatMap((event) =>
      sectorsOf(event).filter(() => random() < share),
    );
    return written(Buffer.from(this.#synced(file)), survivors);
  }

  #synced(file: string): Buffer {
    return this.files.get(file) ?? Buffer.alloc(0);
  }
}

function sectorsOf(event: DiskEvent): DiskEvent[] {
  if (event.kind !== 'WRITE') return [event];
  const { file, offset, bytes } = event;
  const sectors: DiskEvent[] = [];
  for (let at = 0; at < bytes.length;) {
    const until = at + SECTOR - ((offset + at) % SECTOR);
    sectors.push({ kind: 'WRITE', file, offset: offset + at, bytes: bytes.subarray(at, until) });
    at = until;
  }
  return sectors;
}

/** In place, or in one longer copy: a log of megabytes is written in thousands of pieces. */
function written(before: Buffer, events: readonly DiskEvent[]): Buffer {
  const room = events.reduce((most, event) => Math.max(most, endOf(event)), before.length);
  const bytes = room > before.length ? Buffer.concat([before], room) : before;
  let { length } = before;
  for (const event of events) {
    if (event.kind === 'TRUNCATE') {
      bytes.fill(0, event.size);
      length = event.size;
    }
    if (event.kind !== 'WRITE') continue;
    event.bytes.copy(bytes, event.offset);
    length = Math.max(length, endOf(event));
  }
  return bytes.subarray(0, length);
}

function endOf(event: DiskEvent): number {
  if (event.kind === 'WRITE') return event.offset + event.bytes.length;
  return event.kind === 'TRUNCATE' ? event.size : 0;
}
