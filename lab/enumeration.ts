/**
 * Whether response times reveal that an address has an account (TRUST A2): the same request for known and unknown
 * addresses, alternating. The figure is the probability that a random request for a known address is the slower one:
 * 0.5 reveals nothing, and 0.45 to 0.55 counts as nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hashSync } from '@node-rs/argon2';
import { freePort } from '../server/test-support/free-port.ts';
import { median, startServer, stopServer } from './processes.ts';
import { rounds } from './short.ts';

const PORT = await freePort();
const ORIGIN = `http://127.0.0.1:${PORT}`;
const PAIRS = Number(process.env['PAIRS'] ?? rounds(1000, 10));
/** The control adds one millisecond, which the bench must detect. */
const CONTROL_MS = 1;
const WRONG = 'Wrong-1-password';

interface Question {
  name: string;
  path: string;
  bodyFor: (email: string) => object;
}

const QUESTIONS: Question[] = [
  { name: 'login', path: 'login', bodyFor: (email) => ({ email, password: WRONG }) },
  { name: 'forgot', path: 'forgot-password', bodyFor: (email) => ({ email }) },
  {
    name: 'register',
    path: 'register',
    bodyFor: (email) => ({
      email,
      phone: '+919812345678',
      firstName: 'Meera',
      lastName: 'Nair',
      password: WRONG,
      confirmPassword: WRONG,
    }),
  },
];

function addressOf(question: string, kind: 'known' | 'other', index: number): string {
  return `${kind}.${question}.${index}@example.com`;
}

function prepare(folder: string): void {
  const env = { ...process.env, DATA_DIR: folder };
  const { status, stderr } = spawnSync(process.execPath, ['cli/main.ts', 'publish', 'content'], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The demo could not be published:\n${stderr}`);
  const db = new DatabaseSync(join(folder, 'verandah.sqlite'));
  const password = hashSync('Marigold-7-ferry', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const at = new Date().toISOString();
  const addUser = db.prepare(
    `INSERT INTO users (id, email, email_verified, first_name, last_name, phone, created_at, updated_at)
     VALUES (?, ?, 1, 'Meera', 'Nair', '+919812345678', ?, ?)`,
  );
  const addCredential = db.prepare(
    `INSERT INTO credentials (id, user_id, account_id, provider_id, password, created_at, updated_at)
     VALUES (?, ?, ?, 'credential', ?, ?, ?)`,
  );
  db.exec('BEGIN');
  for (const { name } of QUESTIONS) {
    for (let index = 0; index < PAIRS; index += 1) {
      const email = addressOf(name, 'known', index);
      addUser.run(email, email, at, at);
      addCredential.run(email, email, email, password, at, at);
    }
  }
  db.exec('COMMIT');
  db.close();
}

let asked = 0;

/** Milliseconds until the answer. Each request uses its own network, so that no limit applies. */
async function ask({ path, bodyFor }: Question, email: string): Promise<number> {
  asked += 1;
  const sent = performance.now();
  const answer = await fetch(`${ORIGIN}/api/v1/auth/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: ORIGIN,
      'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
    },
    body: JSON.stringify(bodyFor(email)),
  });
  await answer.arrayBuffer();
  const ms = performance.now() - sent;
  if (answer.status !== 202 && answer.status !== 422) throw new Error(`${path}: ${answer.status}`);
  return ms;
}

/** The share of pairs in which the first group is slower. */
function areaUnderCurve(first: number[], second: number[]): number {
  const ranked = [
    ...first.map((ms) => ({ ms, isFirst: true })),
    ...second.map((ms) => ({ ms, isFirst: false })),
  ].toSorted((a, b) => a.ms - b.ms);
  const rankSum = ranked.reduce((sum, { isFirst }, index) => sum + (isFirst ? index + 1 : 0), 0);
  return (rankSum - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
}

async function compare(question: Question): Promise<Record<string, string>> {
  const known: number[] = [];
  const other: number[] = [];
  for (let index = 0; index < PAIRS; index += 1) {
    const inTurn = [
      async () => known.push(await ask(question, addressOf(question.name, 'known', index))),
      async () => other.push(await ask(question, addressOf(question.name, 'other', index))),
    ];
    // Alternates the order, since the first request may find a warmer machine.
    for (const step of index % 2 === 0 ? inTurn : inTurn.toReversed()) await step();
  }
  const control = known.map((ms) => ms + CONTROL_MS);
  return {
    question: question.name,
    pairs: String(PAIRS),
    'with account ms': median(known).toFixed(2),
    'without ms': median(other).toFixed(2),
    'AUC, to be 0.45 to 0.55': areaUnderCurve(known, other).toFixed(3),
    [`AUC with ${CONTROL_MS} ms more`]: areaUnderCurve(control, other).toFixed(3),
  };
}

export async function benchEnumeration(): Promise<Record<string, string>[]> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  prepare(folder);
  const server = await startServer(['server/main.ts'], `${ORIGIN}/api/v1/ready`, {
    DATA_DIR: folder,
    PORT: String(PORT),
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '10000000',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  try {
    const rows: Record<string, string>[] = [];
    for (const question of QUESTIONS) rows.push(await compare(question));
    return rows;
  } finally {
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  }
}
