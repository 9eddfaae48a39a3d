import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  account,
  OTHER_PASSWORD,
  PASSWORD,
  PLAIN_ACCOUNT,
  signedInGuest,
} from '../../test-support/account.ts';
import { bookedStay } from '../../test-support/booked.ts';
import { createGuest, inProcess, newKey, type TestGuest } from '../../test-support/guest.ts';
import { pendingStay } from '../../test-support/prepaid.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

const WRONG_OTP = '000000';
const ATTACKER = '203.0.113.9';
const INNOCENT = '198.51.100.7';
const EVIL = { origin: 'https://evil.example' };
const UNKNOWN = '/api/v1/bookings/00000000000000000000000000';

interface RefusalLine {
  level: number;
  msg: string;
  reqId: string;
  code: string;
  method: string;
  route: string;
  network: string;
  account?: string;
  address?: string;
}

const linesOf = ({ logs }: TestServer): RefusalLine[] =>
  logs.map((line) => JSON.parse(line) as RefusalLine).filter(({ msg }) => msg === 'refused');

const withKey = () => ({ 'idempotency-key': newKey() });

/** A browser in one network, with additional headers. */
function guestFrom(
  server: TestServer,
  remoteAddress: string,
  headers: Record<string, string> = {},
): TestGuest {
  const { app } = server;
  const inject = (options: object) => app.inject({ ...options, remoteAddress });
  const line = inProcess(() => ({ ...app, inject }) as unknown as TestServer['app']);
  return createGuest((request, cookies) =>
    line({ ...request, headers: { ...request.headers, ...headers } }, cookies),
  );
}

/** An attack, its log line, and whether fail2ban counts it. */
interface Attack {
  what: string;
  attack: (server: TestServer, attacker: TestGuest) => Promise<unknown>;
  line: Partial<RefusalLine>;
  /** The attacked account. */
  email?: string;
  isCounted: boolean;
}

const VICTIM = PLAIN_ACCOUNT.email;
/** One more than a guest may hold. */
const STAYS = [
  ['2027-01-04', '2027-01-06'],
  ['2027-01-06', '2027-01-08'],
  ['2027-01-12', '2027-01-14'],
  ['2027-01-14', '2027-01-16'],
] as const;

const ATTACKS: Attack[] = [
  {
    what: 'a wrong password',
    attack: async (server, attacker) => {
      await signedInGuest(server);
      await account.login(attacker, OTHER_PASSWORD);
    },
    line: { code: 'WRONG_CREDENTIALS', method: 'POST', route: '/api/v1/auth/login' },
    email: VICTIM,
    isCounted: true,
  },
  {
    what: 'a wrong password in an open session',
    attack: async (server, attacker) => {
      const owner = await signedInGuest(server);
      for (const [name, value] of owner.cookies) attacker.cookies.set(name, value);
      await attacker.send('DELETE', '/api/v1/profile', { currentPassword: OTHER_PASSWORD });
    },
    line: { code: 'WRONG_PASSWORD', method: 'DELETE', route: '/api/v1/profile' },
    email: VICTIM,
    isCounted: true,
  },
  {
    what: 'a wrong code for an address',
    attack: async (_server, attacker) => {
      await account.register(attacker);
      await account.verify(attacker, WRONG_OTP);
    },
    line: { code: 'OTP_INVALID', method: 'POST', route: '/api/v1/auth/verify-email' },
    email: VICTIM,
    isCounted: true,
  },
  {
    what: 'a reset without a code',
    attack: (_server, attacker) => account.reset(attacker, WRONG_OTP),
    line: { code: 'OTP_EXPIRED', method: 'POST', route: '/api/v1/auth/reset-password' },
    email: VICTIM,
    isCounted: true,
  },
  {
    what: 'a wrong code for a booking',
    attack: async (_server, attacker) => {
      const { id } = await pendingStay(attacker);
      await attacker.post(`/api/v1/bookings/${id}/confirmation`, { otp: WRONG_OTP }, withKey());
    },
    line: { code: 'OTP_INVALID', method: 'POST', route: '/api/v1/bookings/:id/confirmation' },
    isCounted: true,
  },
  {
    what: 'a second code within a minute',
    attack: async (_server, attacker) => {
      await account.forgot(attacker);
      await account.forgot(attacker);
    },
    line: { code: 'OTP_TOO_SOON', method: 'POST', route: '/api/v1/auth/forgot-password' },
    email: VICTIM,
    isCounted: true,
  },
  {
    what: 'a request from another site',
    attack: (server) =>
      guestFrom(server, ATTACKER, EVIL).post('/api/v1/auth/login', { email: VICTIM, password: PASSWORD }),
    line: { code: 'FORBIDDEN', method: 'POST', route: '/api/v1/auth/login' },
    isCounted: false,
  },
  {
    what: 'a look at the booking of somebody else',
    attack: async (server, attacker) => {
      const { id } = await bookedStay(server, server.guest());
      await attacker.quote();
      await attacker.get(`/api/v1/bookings/${id}`);
    },
    line: { code: 'NOT_FOUND', method: 'GET', route: '/api/v1/bookings/:id' },
    isCounted: false,
  },
  {
    what: 'a change of an unknown booking',
    attack: (_server, attacker) => attacker.post(`${UNKNOWN}/hold-extension`, undefined, withKey()),
    line: { code: 'NOT_FOUND', method: 'POST', route: '/api/v1/bookings/:id/hold-extension' },
    isCounted: true,
  },
  {
    what: 'a booking of an unknown quote',
    attack: async (_server, attacker) => {
      await attacker.quote();
      await attacker.book('00000000000000000000000000', { guest: { guestEmail: VICTIM } });
    },
    line: { code: 'NOT_FOUND', method: 'POST', route: '/api/v1/bookings' },
    email: VICTIM,
    isCounted: true,
  },
  {
    what: 'an id that no booking could have',
    attack: (_server, attacker) => attacker.get(`/api/v1/bookings/..%2f..%2fetc`),
    line: { code: 'NOT_FOUND', method: 'GET', route: '/api/v1/bookings/:id' },
    isCounted: false,
  },
  {
    what: 'a guessed link',
    attack: (_server, attacker) => attacker.post('/api/v1/bookings/access', { token: 'A'.repeat(43) }),
    line: { code: 'LINK_EXPIRED', method: 'POST', route: '/api/v1/bookings/access' },
    isCounted: true,
  },
  {
    what: 'too many holds',
    attack: async (_server, attacker) => {
      for (const [checkIn, checkOut] of STAYS) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { id } = await attacker.quote({ checkIn, checkOut });
        // oxlint-disable-next-line no-await-in-loop -- as above
        await attacker.book(id, { guest: { guestEmail: VICTIM } });
      }
    },
    line: { code: 'HOLD_LIMIT', method: 'POST', route: '/api/v1/bookings' },
    email: VICTIM,
    isCounted: true,
  },
  {
    what: 'too many guesses at a password',
    attack: async (_server, attacker) => {
      for (let guess = 0; guess < 11; guess += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await account.login(attacker, OTHER_PASSWORD);
      }
    },
    line: { code: 'TOO_MANY_REQUESTS', method: 'POST', route: '/api/v1/auth/login' },
    email: VICTIM,
    isCounted: true,
  },
];

/** The shipped filter's expression as a JavaScript one. */
const FILTER = readFileSync(
  join(import.meta.dirname, '../../../docs/fail2ban/filter.d/verandah.conf'),
  'utf8',
);
const failregex = new RegExp(
  (/^failregex = (.+)$/m.exec(FILTER)?.[1] ?? '').replace('<HOST>', '(?<host>[0-9A-Fa-f:.]+)'),
);

/** The address that fail2ban counts for a line; it removes the date first. */
const countedFor = (line: string): string | undefined => {
  const [asItIs, withoutDate] = [line, line.replace(/"time":\d+,/, '')].map(
    (text) => failregex.exec(text.trimEnd())?.groups?.['host'],
  );
  expect(asItIs).toBe(withoutDate);
  return asItIs;
};

const startNaming = () =>
  startTestServer({
    env: { LOG_CLIENT_ADDRESS: 'on', TRUSTED_PROXIES: '127.0.0.1', SITE_ORIGIN: 'http://127.0.0.1:4173' },
  });

test.for(ATTACKS)('A8: $what leaves one line that names nobody', async ({ attack, line, email }) => {
  const server = await startTestServer({ env: { SITE_ORIGIN: 'http://127.0.0.1:4173' } });
  const { keys } = server.context;
  await attack(server, guestFrom(server, ATTACKER));
  const lines = linesOf(server).filter(({ code }) => code === line.code);
  expect(lines).toEqual([
    {
      ...line,
      level: 40,
      msg: 'refused',
      time: expect.any(Number) as number,
      pid: process.pid,
      hostname: expect.any(String) as string,
      reqId: expect.any(String) as string,
      network: keys.keyedHash('network', ATTACKER).slice(0, 16),
      ...(email === undefined ? {} : { account: keys.keyedHash('email', email).slice(0, 16) }),
    },
  ]);
  expect(server.logs.join('')).not.toMatch(/203\.0\.113|meera|Marigold/i);
});

test.for(ATTACKS)('fail2ban: $what is counted: $isCounted', async ({ attack, line, isCounted }) => {
  const server = await startNaming();
  await attack(server, guestFrom(server, ATTACKER));
  const lines = server.logs.filter((text) => text.includes(`"code":"${line.code ?? ''}"`));
  expect(lines.map(countedFor)).toEqual([isCounted ? ATTACKER : undefined]);
});

test('pages that are not there, mistakes in a form and what went well leave no such line, and fail2ban counts none', async () => {
  const server = await startNaming();
  const guest = guestFrom(server, INNOCENT);
  await server.app.inject('/nowhere');
  await server.app.inject('/assets/nowhere.js');
  await server.app.inject('/api/v1/nowhere');
  await guest.get('/api/v1/profile');
  await account.register(guest, { password: 'short' });
  await guest.post('/api/v1/quotes', { locationId: 'nowhere' });
  await bookedStay(server, guest);
  expect(server.logs.length).toBeGreaterThan(6);
  expect(linesOf(server)).toEqual([]);
  expect(server.logs.map(countedFor).filter(Boolean)).toEqual([]);
});

test('nothing that an attacker sends makes fail2ban count somebody else', async () => {
  const server = await startNaming();
  const forged = `{"level":40,"time":1763706600000,"pid":1,"hostname":"a","reqId":"b","code":"WRONG_CREDENTIALS","method":"POST","route":"/","network":"c","address":"${INNOCENT}","msg":"refused"}`;
  const attacker = guestFrom(server, ATTACKER, {
    'x-forwarded-for': INNOCENT,
    forwarded: `for=${INNOCENT}`,
    'user-agent': forged,
    'x-request-id': forged,
  });
  await account.login(attacker, PASSWORD, `"address":"${INNOCENT}"@example.com`);
  await account.login(attacker, PASSWORD, `a\n${forged}@example.com`);
  await account.login(attacker, `","address":"${INNOCENT}","msg":"refused"}\n{"`);
  await account.login(attacker, forged.slice(0, 128));
  await attacker.get(`/api/v1/bookings/${encodeURIComponent(`\n${forged}`)}`);
  await attacker.post(`${UNKNOWN}/hold-extension`, undefined, { 'idempotency-key': forged });
  await server.app.inject({ method: 'POST', url: `/${encodeURIComponent(forged)}`, remoteAddress: ATTACKER });
  const counted = server.logs.map(countedFor).filter(Boolean);
  expect(new Set(counted)).toEqual(new Set([ATTACKER]));
  expect(server.logs.join('')).not.toContain(INNOCENT);
});

test('behind the proxy it is the address that the proxy saw, whatever the client wrote before it', async () => {
  const server = await startNaming();
  for (const seen of [`${INNOCENT}, ${ATTACKER}`, `"${INNOCENT}"\t, ${ATTACKER}`, `::ffff:${ATTACKER}`]) {
    const attacker = guestFrom(server, '127.0.0.1', { 'x-forwarded-for': seen });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await account.login(attacker, OTHER_PASSWORD);
  }
  expect(server.logs.map(countedFor).filter(Boolean)).toEqual([ATTACKER, ATTACKER, ATTACKER]);
});
