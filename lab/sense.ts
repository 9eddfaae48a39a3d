/** What the rules of sense cost beside the rest of a check, and what they catch of a list of mistakes. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent, createCheckCache } from '#schemas/engine';
import { nodeFileSystem } from '#schemas/engine/disk';
import { checkWithSense } from '../schemas/engine/small-hotel.ts';
import { SENSE_MISTAKES } from '../schemas/malformed/sense-mistakes.ts';
import { rounds } from './short.ts';

const RUNS = rounds(15);
const ROOMS = 50;
const NIGHTS = 730;

type Row = Record<string, string>;

export async function benchSense(): Promise<Row[]> {
  return [await costRow(), await verdictRow()];
}

/** A whole check of files that were not read before, split where the report of form is told. */
async function costRow(): Promise<Row> {
  const root = largeHotel();
  try {
    const form: number[] = [];
    const sense: number[] = [];
    for (let run = 0; run <= RUNS; run += 1) {
      const began = performance.now();
      let told = began;
      const report = await checkContent({
        fs: nodeFileSystem,
        root,
        cache: createCheckCache(),
        onForm: () => {
          told = performance.now();
        },
      });
      const ended = performance.now();
      if (report.errors > 0) throw new Error(JSON.stringify(report.diagnostics.slice(0, 3)));
      // The first round loads the code.
      if (run === 0) continue;
      form.push(told - began);
      sense.push(ended - told);
    }
    // On a machine with other work the fastest run shows the cost best.
    const [formMs, senseMs] = [Math.min(...form), Math.min(...sense)];
    return {
      what: `${ROOMS} room types x ${NIGHTS} nights`,
      form: `${formMs.toFixed(0)} ms`,
      sense: `${senseMs.toFixed(0)} ms`,
      ratio: (senseMs / formMs).toFixed(2),
      must: '<= 0.5',
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The demo hotel with its rooms in Udaipur multiplied. */
function largeHotel(): string {
  const root = mkdtempSync(join(tmpdir(), 'verandah-bench-sense-'));
  cpSync(join(import.meta.dirname, '../content'), root, { recursive: true });
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Content;
  const hotel = read('hotel.json');
  write(root, 'hotel.json', { ...hotel, booking: { horizonDays: NIGHTS } });
  mkdirSync(join(root, 'rooms'), { recursive: true });
  const rooms = readdirSync(join(root, 'rooms')).map((name) => read(join('rooms', name)));
  const udaipur = rooms.filter(({ locationId }) => locationId === 'udaipur');
  const rate = read('rates/udaipur.json');
  const prices = [...rate.roomPrices];
  for (let at = rooms.length; at < ROOMS; at += 1) {
    const model = udaipur[at % udaipur.length];
    if (model === undefined) continue;
    const id = `room-${at}`;
    write(root, `rooms/${id}.json`, { ...model, id, name: `Room ${at}`, description: `Room type ${at}.` });
    prices.push(
      ...rate.roomPrices
        .filter(({ roomId }) => roomId === model.id)
        .map((price) => ({ ...price, roomId: id })),
    );
  }
  write(root, 'rates/udaipur.json', { ...rate, roomPrices: prices });
  return root;
}

interface Content {
  id: string;
  locationId: string;
  roomPrices: { roomId: string }[];
}

function write(root: string, file: string, content: object): void {
  writeFileSync(join(root, file), JSON.stringify(content, null, 2));
}

/** Prints every mistake that is missed. */
async function verdictRow(): Promise<Row> {
  const missed: string[] = [];
  for (const { mistake, files, code, place } of SENSE_MISTAKES) {
    const { diagnostics } = await checkWithSense(files);
    const isCaught = diagnostics.some(
      (found) => found.code === code && `${found.file}${found.pointer}` === place,
    );
    if (!isCaught) missed.push(mistake);
  }
  for (const mistake of missed) process.stdout.write(`missed: ${mistake}\n`);
  return {
    what: 'mistakes of sense caught, with their place',
    form: '',
    sense: `${SENSE_MISTAKES.length - missed.length} of ${SENSE_MISTAKES.length}`,
    ratio: '',
    must: 'all',
  };
}
