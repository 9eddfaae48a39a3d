import { expect, test } from 'vitest';
import { COOKIES, type CookieId } from '#schemas/api';
import type { Booking } from '#schemas/api-types';
import { sendBookingLinks } from '../bookings/access/send-booking-links.ts';
import { account, mailedCode, OTHER_PASSWORD, PASSWORD, signedInGuest } from '../test-support/account.ts';
import { bookedStay } from '../test-support/booked.ts';
import { BOOKING_EMAIL, newKey, type TestGuest } from '../test-support/guest.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

/** A browser that holds every cookie, and what each of them opens. */
interface Scene {
  server: TestServer;
  browser: TestGuest;
  /** What the cookies were before the guest left, as a thief would keep them. */
  copied: ReadonlyMap<string, string>;
  opens: Record<CookieId, string>;
}

async function setScene(): Promise<Scene> {
  const server = await startTestServer();
  const linked = await bookedStay(server, server.guest());
  server.clock.forward({ minutes: 2 });
  const owner = await signedInGuest(server);
  await owner.post('/api/v1/auth/logout');
  server.clock.forward({ minutes: 2 });
  const browser = server.guest();
  const { body: own } = await browser.book((await browser.quote()).id, {
    guest: { guestEmail: 'asha@example.com' },
  });
  await account.login(browser);
  await openLink(server, browser, linked);
  server.clock.forward({ minutes: 2 });
  return {
    server,
    browser,
    copied: new Map(browser.cookies),
    opens: {
      guest: `/api/v1/bookings/${own.id}`,
      account: '/api/v1/profile',
      booking: `/api/v1/bookings/${linked.id}`,
    },
  };
}

async function openLink(server: TestServer, browser: TestGuest, { reference }: Booking): Promise<void> {
  const request = { reference, email: BOOKING_EMAIL };
  await browser.post('/api/v1/bookings/find', request, { 'idempotency-key': newKey() });
  await sendBookingLinks(server.context);
  const [token = ''] = (await server.guestMails()).flatMap(
    ({ text }) => /access#([\w-]+)/.exec(text)?.[1] ?? [],
  );
  await browser.post('/api/v1/bookings/access', { token });
}

const COOKIE_IDS = Object.keys(COOKIES) as CookieId[];

/** The cookies that still open what is theirs, each sent alone. */
async function openingCookies(
  { server, opens }: Scene,
  cookies: ReadonlyMap<string, string>,
): Promise<CookieId[]> {
  const statuses = await Promise.all(
    COOKIE_IDS.map(async (id) => {
      const alone = server.guest();
      alone.cookies.set(COOKIES[id].name, cookies.get(COOKIES[id].name) ?? '');
      return (await alone.get(opens[id])).status;
    }),
  );
  return COOKIE_IDS.filter((_id, at) => statuses[at] === 200);
}

interface Leaving {
  leave: (scene: Scene) => Promise<unknown>;
  /** What this browser may still open. */
  remains: readonly CookieId[];
}

const ended = async (asked: Promise<{ status: number; text: string }>): Promise<void> => {
  const { status, text } = await asked;
  if (status >= 300) throw new Error(`Not left: ${text}`);
};

async function codeOfReset({ server }: Scene, at: TestGuest): Promise<string> {
  await ended(account.forgot(at));
  return mailedCode(server);
}

/** Every way in which an account ends in a browser. */
const LEAVING: Readonly<Record<string, Leaving>> = {
  'signs out': {
    leave: ({ browser }) => ended(browser.post('/api/v1/auth/logout')),
    remains: [],
  },
  'signs out everywhere': {
    leave: ({ browser }) => ended(browser.post('/api/v1/auth/logout-everywhere')),
    remains: [],
  },
  'deletes the account': {
    leave: ({ browser }) => ended(browser.send('DELETE', '/api/v1/profile', { currentPassword: PASSWORD })),
    remains: [],
  },
  'signs out everywhere from another browser': {
    async leave({ server }) {
      const elsewhere = server.guest();
      await account.login(elsewhere);
      await ended(elsewhere.post('/api/v1/auth/logout-everywhere'));
    },
    remains: ['guest', 'booking'],
  },
  'deletes the account in another browser': {
    async leave({ server }) {
      const elsewhere = server.guest();
      await account.login(elsewhere);
      await ended(elsewhere.send('DELETE', '/api/v1/profile', { currentPassword: PASSWORD }));
    },
    remains: ['guest', 'booking'],
  },
  'changes the password': {
    leave: ({ browser }) =>
      ended(
        browser.post('/api/v1/auth/change-password', {
          currentPassword: PASSWORD,
          password: OTHER_PASSWORD,
          confirmPassword: OTHER_PASSWORD,
        }),
      ),
    remains: ['guest', 'account', 'booking'],
  },
  'resets the password': {
    leave: async (scene) => ended(account.reset(scene.browser, await codeOfReset(scene, scene.browser))),
    remains: ['guest', 'booking'],
  },
  'resets the password in another browser': {
    async leave(scene) {
      const elsewhere = scene.server.guest();
      await ended(account.reset(elsewhere, await codeOfReset(scene, elsewhere)));
    },
    remains: ['guest', 'booking'],
  },
  'takes another address': {
    async leave({ server, browser }) {
      const change = { email: 'mira@example.org', currentPassword: PASSWORD };
      await ended(browser.send('PATCH', '/api/v1/profile', change));
      await ended(account.verify(browser, await mailedCode(server), change.email));
    },
    remains: ['guest', 'account', 'booking'],
  },
  'stays away for a day': {
    leave: async ({ server }) => server.clock.forward({ days: 1 }),
    remains: ['guest', 'account'],
  },
  'stays away for two weeks': {
    leave: async ({ server }) => server.clock.forward({ days: 14 }),
    remains: ['guest'],
  },
};

test('control: each cookie opens what is its own before the guest leaves', async () => {
  const scene = await setScene();
  expect(await openingCookies(scene, scene.browser.cookies)).toEqual(COOKIE_IDS);
});

/** The session itself goes on, with the token that it had. */
const KEEPS_TOKEN = ['stays away for a day'];

test.each(Object.entries(LEAVING))(
  'of a guest who %s, the browser opens only what remains, and no copy of the old session opens the account',
  async (way, { leave, remains }) => {
    const scene = await setScene();
    await leave(scene);
    expect(await openingCookies(scene, scene.browser.cookies)).toEqual(remains);
    expect((await openingCookies(scene, scene.copied)).includes('account')).toBe(KEEPS_TOKEN.includes(way));
  },
);
