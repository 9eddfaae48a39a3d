/**
 * The checker beside common JSON validators, as whole processes, interleaved, medians. The validators are installed
 * for this run only; none of them checks pictures, references or other files.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSchemaFiles } from '../scripts/generate/schema-files.ts';
import { buildCli, isCliBuilt } from '../scripts/build-cli.ts';
import { heard, median } from './processes.ts';
import { isShort, rounds } from './short.ts';

const root = join(import.meta.dirname, '..');
const PEERS = ['ajv-cli@5.0.0', '@sourcemeta/jsonschema@16.11.0', 'better-ajv-errors@2.0.3', 'ajv@8.20.0'];
const VERANDAH = [process.execPath, join(root, 'cli/verandah.cjs'), 'check'];

type Row = Record<string, string>;

interface Contender {
  name: string;
  command: readonly string[];
}

export async function benchContent(): Promise<Row[]> {
  if (!isCliBuilt()) await buildCli();
  const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-content-'));
  try {
    const peers = isShort ? undefined : installPeers(folder);
    writeFileSync(join(folder, 'album.schema.json'), JSON.stringify(bundledAlbumSchema()));
    const rows = [
      ...oneImage(folder),
      ...manyImages(folder, peers),
      ...manyProblems(folder, peers),
      ...manyFiles(folder, peers),
      await watching(folder),
    ];
    // From then on the sources would run, which is many times slower.
    if (!isCliBuilt()) throw new Error('A source was changed while the bench ran: run it again.');
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Peers {
  ajv(files: string): Contender;
  sourcemeta(path: string): Contender;
  betterErrors(file: string): Contender;
}

function installPeers(folder: string): Peers {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const { status } = spawnSync('npm', ['install', '--silent', '--no-audit', '--no-fund', ...PEERS], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Error('The other validators could not be installed; the bench needs a registry.');
  const schema = join(folder, 'album.schema.json');
  writeFileSync(join(folder, 'better-errors.cjs'), BETTER_ERRORS);
  const native = join(folder, 'node_modules/@sourcemeta/jsonschema/build/github-releases', nativeName());
  return {
    ajv: (files) => ({
      name: 'ajv-cli 5',
      command: [
        process.execPath,
        join(folder, 'node_modules/ajv-cli/dist/index.js'),
        'validate',
        '--spec=draft2020',
        '--strict=false',
        '--all-errors',
        '-s',
        schema,
        '-d',
        files,
      ],
    }),
    sourcemeta: (path) => ({
      name: '@sourcemeta/jsonschema 16',
      command: existsSync(native)
        ? [native, 'validate', schema, path]
        : [
            process.execPath,
            join(folder, 'node_modules/@sourcemeta/jsonschema/npm/cli.js'),
            'validate',
            schema,
            path,
          ],
    }),
    betterErrors: (file) => ({
      name: 'better-ajv-errors 2',
      command: [process.execPath, join(folder, 'better-errors.cjs'), schema, file],
    }),
  };
}

function nativeName(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const chip = process.arch === 'x64' ? 'x86_64' : process.arch;
  return `jsonschema-${system}-${chip}${process.platform === 'win32' ? '.exe' : ''}`;
}

const BETTER_ERRORS = `const { readFileSync } = require('node:fs');
const Ajv = require('ajv/dist/2020').default;
const betterAjvErrors = require('better-ajv-errors').default;
const [schema, text] = process.argv.slice(2).map((file) => readFileSync(file, 'utf8'));
const ajv = new Ajv({ allErrors: true, strict: false, logger: false });
const validate = ajv.compile(JSON.parse(schema));
const content = JSON.parse(text);
if (!validate(content)) {
  console.log(betterAjvErrors(JSON.parse(schema), content, validate.errors, { json: text, indent: 2 }));
  process.exitCode = 1;
}
`;

/** Other validators need the schema and its parts in one file. */
function bundledAlbumSchema(): object {
  const files = readSchemaFiles(join(root, 'schemas'), ['content']);
  const parts = [...files.entries()].filter(([path]) => path.startsWith('content/parts/'));
  return { ...files.get('content/album/schema.json'), $defs: Object.fromEntries(parts) };
}

const image = (at: number, changes: object = {}) => ({
  file: `images/${at % 10}.jpg`,
  alt: `The lake in the light of hour ${at}.`,
  rank: at,
  ...changes,
});

function newContent(folder: string, name: string): string {
  const content = join(folder, name);
  mkdirSync(join(content, 'albums'), { recursive: true });
  mkdirSync(join(content, 'images'));
  const picture = readFileSync(join(root, 'content/images/pool.jpg'));
  for (let at = 0; at < 10; at += 1) writeFileSync(join(content, `images/${at}.jpg`), picture);
  return content;
}

function writeAlbum(content: string, id: string, images: object[]): string {
  const file = join(content, `albums/${id}.json`);
  writeFileSync(file, JSON.stringify({ id, name: `Album ${id}`, rank: 1, visible: true, images }, null, 2));
  return file;
}

function oneImage(folder: string): Row[] {
  const content = newContent(folder, 'one');
  const file = writeAlbum(content, 'one', [image(1)]);
  const empty = { name: 'an empty Node process', command: [process.execPath, '-e', '0'] };
  settle();
  return compare({ what: '1 image', runs: rounds(31), endsWith: 0 }, [
    { name: 'every file read', command: [...VERANDAH, file, '--no-cache'], against: [[empty, 1.3]] },
    { name: 'unchanged', command: [...VERANDAH, file], against: [[empty, 1.3]] },
  ]);
}

function manyImages(folder: string, peers: Peers | undefined): Row[] {
  const content = newContent(folder, 'many');
  const file = writeAlbum(
    content,
    'many',
    Array.from({ length: 10_000 }, (_, at) => image(at)),
  );
  const ours = { name: 'every file read', command: [...VERANDAH, file, '--no-cache'] };
  return [
    ...compare({ what: '10,000 images, valid', runs: rounds(9), endsWith: 0 }, [
      { ...ours, against: peers ? [[peers.ajv(file), 0.55]] : [] },
    ]),
    ...(peers ? compareMemory('10,000 images, valid', ours, peers.sourcemeta(file), 0.6) : []),
  ];
}

function manyProblems(folder: string, peers: Peers | undefined): Row[] {
  const content = newContent(folder, 'problems');
  const wrong = [{ alt: 7 }, { rank: '12' }, { file: 3 }, { titel: 'x' }, { rank: -1 }];
  const images = Array.from({ length: 10_000 }, (_, at) =>
    image(at, at % 80 === 40 ? wrong[Math.floor(at / 80) % wrong.length] : {}),
  );
  const file = writeAlbum(content, 'problems', images);
  return compare({ what: '10,000 images, 125 problems, each with its line', runs: rounds(5), endsWith: 1 }, [
    {
      name: 'every file read',
      command: [...VERANDAH, file, '--no-cache', '--format', 'github'],
      against: peers
        ? [
            [peers.ajv(file), 0.7],
            [peers.betterErrors(file), 0.07],
          ]
        : [],
    },
  ]);
}

function manyFiles(folder: string, peers: Peers | undefined): Row[] {
  const content = newContent(folder, 'files');
  for (let at = 0; at < 2000; at += 1) writeAlbum(content, `a-${at}`, [image(at)]);
  const albums = join(content, 'albums');
  settle();
  return compare({ what: '2,000 files', runs: rounds(9), endsWith: 0 }, [
    {
      name: 'cold',
      command: [...VERANDAH, albums, '--no-cache'],
      against: peers ? [[peers.ajv(join(albums, '*.json')), 0.45]] : [],
    },
    {
      name: 'unchanged',
      command: [...VERANDAH, albums],
      against: peers ? [[peers.sourcemeta(albums), 1.3]] : [],
    },
  ]);
}

interface Case {
  what: string;
  runs: number;
  /** The expected exit code. */
  endsWith: number;
}

/** Interleaved, so that load on the machine affects all alike. */
function compare(
  { what, runs, endsWith }: Case,
  ours: readonly (Contender & { against: readonly (readonly [Contender, number])[] })[],
): Row[] {
  const contenders = new Map<Contender, number[]>();
  for (const contender of ours) {
    contenders.set(contender, []);
    for (const [other] of contender.against) contenders.set(other, []);
  }
  for (let run = 0; run <= runs; run += 1) {
    for (const [contender, times] of contenders) {
      const ms = timeOf(contender, endsWith);
      // The first round warms the caches.
      if (run > 0) times.push(ms);
    }
  }
  const ms = (contender: Contender): number => median(contenders.get(contender) ?? []);
  return ours.flatMap((contender) =>
    contender.against.map(([other, must]) =>
      row(`${what}, ${contender.name}`, {
        ours: `${ms(contender).toFixed(0)} ms`,
        against: other.name,
        theirs: `${ms(other).toFixed(0)} ms`,
        ratio: ms(contender) / ms(other),
        must,
      }),
    ),
  );
}

function row(
  what: string,
  {
    ours,
    against,
    theirs,
    ratio,
    must,
  }: { ours: string; against: string; theirs: string; ratio: number; must: number },
): Row {
  return { what, verandah: ours, against, theirs, ratio: ratio.toFixed(2), must: `<= ${must}` };
}

function timeOf({ name, command: [program = '', ...args] }: Contender, endsWith: number): number {
  const began = performance.now();
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e9 });
  const ms = performance.now() - began;
  const isAsExpected = endsWith === 0 ? status === 0 : status !== 0 && status !== null;
  if (!isAsExpected) throw new Error(`${name} ended with ${status}:\n${stderr.slice(0, 2000)}`);
  return ms;
}

const TIME = '/usr/bin/time';

function compareMemory(what: string, ours: Contender, other: Contender, must: number): Row[] {
  if (!existsSync(TIME)) return [];
  const peak = ({ command }: Contender): number => {
    const { stderr } = spawnSync(TIME, ['-f', '%M', ...command], { encoding: 'utf8' });
    return Number(stderr.trim().split('\n').at(-1)) / 1024;
  };
  const [mine, theirs] = [ours, other].map((each) => median(Array.from({ length: 5 }, () => peak(each))));
  if (mine === undefined || theirs === undefined) return [];
  return [
    row(`${what}: memory`, {
      ours: `${mine.toFixed(0)} MB`,
      against: other.name,
      theirs: `${theirs.toFixed(0)} MB`,
      ratio: mine / theirs,
      must,
    }),
  ];
}

/** File times are relied on only after a short while. */
function settle(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
}

const SAVES = rounds(60, 3);
const REPORT_ENDS = 'Ctrl+C ends.';

/** From saving a file until the complete report. */
async function watching(folder: string): Promise<Row> {
  const content = newContent(folder, 'watched');
  // `init` completes the hotel around the albums and keeps existing files.
  spawnSync(process.execPath, [join(root, 'cli/verandah.cjs'), 'init', content]);
  for (const name of ['courtyard.jpg', 'lake.jpg', 'logo.png'])
    cpSync(join(root, 'content/images/pool.jpg'), join(content, 'images', name));
  for (let at = 0; at < 2000; at += 1) writeAlbum(content, `a-${at}`, [image(at)]);
  const [program, ...args] = [...VERANDAH, content, '--watch'];
  const watcher = spawn(program, args);
  try {
    await heard(watcher, REPORT_ENDS);
    const times: number[] = [];
    for (let save = 0; save < SAVES; save += 1) {
      const report = heard(watcher, REPORT_ENDS);
      const began = performance.now();
      writeAlbum(content, `a-${(save * 37) % 2000}`, [image(save), image(save + 1)]);
      await report;
      times.push(performance.now() - began);
    }
    const p95 = times.toSorted((a, b) => a - b)[Math.ceil(SAVES * 0.95) - 1] ?? Number.NaN;
    return {
      what: 'watch, one of 2,000 files saved',
      verandah: `${median(times).toFixed(0)} ms`,
      against: 'a person’s patience',
      theirs: '50 ms',
      ratio: `p95 ${p95.toFixed(0)} ms`,
      must: '<= 50 ms (p95)',
    };
  } finally {
    watcher.kill();
  }
}
