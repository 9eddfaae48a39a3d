import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#schemas/api';
import { serverClock } from '../../api/server-clock.ts';
import { confirmed, pending } from '../../test-content/checkout-samples.ts';
import { enterText } from '../../test-content/enter-text.ts';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';
import { searchMemory } from '../stay-search/search-memory.ts';

const MINUTE_MS = 60_000;
const NOW = Date.parse('2026-11-21T10:00:30.000Z');
const inMinutes = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString();
const devices = [
  ['20 minutes fast', 20],
  ['2 hours slow', -120],
  ['26 hours ahead', 26 * 60],
] as const;
const nobody = { 'GET /auth/session': () => ({ body: { account: null } }) };
const timers = () => screen.getAllByRole('timer').map(({ textContent }) => textContent);

beforeAll(loadScreens, 60_000);
beforeEach(() => {
  sessionStorage.clear();
  searchMemory.clear();
});
afterEach(() => {
  // Before the time is set right: a hold that then ends would be read again.
  cleanup();
  serverClock.reset();
  searchMemory.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The device's clock is wrong, and the server's answers are dated right. */
function onDevice(minutesAhead: number, routes: Parameters<typeof fakeNetwork>[0]) {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW + minutesAhead * MINUTE_MS });
  return fakeNetwork(routes, () => Date.now() - minutesAhead * MINUTE_MS);
}

describe.each(devices)('on a device %s', (_wrong, minutesAhead) => {
  it('a hold and the next code count down to the server’s instants', async () => {
    const body = {
      ...pending,
      expiresAt: inMinutes(15),
      actions: [{ action: 'EXTEND_HOLD', allowed: true, reasons: [] }],
      verification: { ...pending.verification, resendAt: inMinutes(1) },
    };
    onDevice(minutesAhead, { [`GET /bookings/${pending.id}`]: () => ({ body }) });
    await showSite(`/checkout?booking=${pending.id}`);
    await screen.findByLabelText('Code');
    expect(timers()).toEqual([
      expect.stringMatching(/^Your room is held for 1[45]:\d\d$/),
      expect.stringMatching(/^You can ask for a new code in (?:0:5\d|1:0\d)$/),
    ]);
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Keep it longer' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(62_000));
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(9.5 * MINUTE_MS));
    expect(screen.getByRole('button', { name: 'Keep it longer' })).toBeVisible();
  });

  it('a code’s countdown on a page that is loaded again is corrected by the first answer', async () => {
    const verification = { ...ENDPOINTS.register.examples.response, resendAt: inMinutes(1) };
    onDevice(minutesAhead, nobody);
    await showSite('/verify-email', { state: { email: 'meera@example.com', verification } });
    await waitFor(() => {
      expect(timers()).toEqual([expect.stringMatching(/^You can ask for a new code in (?:0:5\d|1:0\d)$/)]);
    });
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  });

  it('a wait that a refusal asks for is as long as it says', async () => {
    onDevice(minutesAhead, {
      ...nobody,
      'POST /auth/forgot-password': () => ({
        status: 429,
        headers: { 'retry-after': '42' },
        body: { code: 'OTP_TOO_SOON', message: 'A code was sent a moment ago' },
      }),
    });
    await showSite('/forgot-password');
    await enterText(await screen.findByLabelText('Email'), 'meera@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
    await screen.findByRole('timer');
    expect(timers()).toEqual([expect.stringMatching(/^You can try again in 0:4\d$/)]);
  });

  it('a link to a stay that begins today shows its rooms', async () => {
    const asked = onDevice(minutesAhead, {
      ...nobody,
      'GET /availability': () => ({ body: ENDPOINTS.searchAvailability.examples.response }),
    });
    await showSite('/book?location=udaipur&checkin=2026-11-21&checkout=2026-11-23&rooms=2');
    expect((await screen.findAllByRole('button', { name: /^Choose / }))[0]).toBeVisible();
    expect(screen.queryByText(/has passed/)).toBeNull();
    expect(asked.filter(({ call }) => call === 'GET /availability')).toHaveLength(1);
  });

  it('a stay that begins today stays kept', async () => {
    const kept = { locationId: 'udaipur', checkIn: '2026-11-21', checkOut: '2026-11-23' };
    onDevice(minutesAhead, nobody);
    searchMemory.keep({ ...kept, rooms: [{ adults: 2, childAges: [] }] }, { today: '2026-11-20' });
    await showSite('/about');
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(serverClock.isKnown()).toBe(true));
    const link = () => screen.getAllByRole('link', { name: 'Book a stay' })[0];
    await waitFor(() =>
      expect(link()).toHaveAttribute('href', expect.stringContaining('checkin=2026-11-21')),
    );
    expect(searchMemory.text()).toContain('2026-11-21');
  });

  it('a stay that ends today is still to come', async () => {
    const stay = { ...confirmed.stay, checkIn: '2026-11-19', checkOut: '2026-11-21' };
    const { items, groups: _groups, ...page } = ENDPOINTS.listBookings.examples.response;
    onDevice(minutesAhead, {
      ...nobody,
      'GET /bookings': () => ({
        body: { ...page, items: items.map((item) => ({ ...item, stay })) },
      }),
    });
    await showSite('/bookings');
    expect(await screen.findByRole('heading', { name: 'Coming' })).toBeVisible();
  });
});

it('asks for no time where the device and the server agree on the days', async () => {
  const asked = onDevice(0, {
    'GET /availability': () => ({ body: ENDPOINTS.searchAvailability.examples.response }),
  });
  await showSite('/book?location=udaipur&checkin=2026-11-21&checkout=2026-11-23&rooms=2');
  expect((await screen.findAllByRole('button', { name: /^Choose / }))[0]).toBeVisible();
  expect(asked.filter(({ call }) => call === 'GET /auth/session')).toEqual([]);
});

it('explains a day that is past by both clocks', async () => {
  const asked = onDevice(0, nobody);
  await showSite('/book?location=udaipur&checkin=2026-11-19&checkout=2026-11-20&rooms=2');
  await waitFor(() => expect(serverClock.isKnown()).toBe(true));
  expect(screen.getAllByText(/Thu 19 Nov 2026 has passed/)[0]).toBeVisible();
  expect(asked.filter(({ call }) => call === 'GET /auth/session')).toHaveLength(1);
  expect(asked.filter(({ call }) => call === 'GET /availability')).toEqual([]);
});
