import { afterEach, describe, expect, it, vi } from 'vitest';
import { createServerClock } from './server-clock.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

afterEach(() => vi.useRealTimers());

interface Asked {
  thereMs?: number;
  backMs?: number;
  headers?: Record<string, string>;
}

/** A device whose clock is wrong by so much, and a server that dates by the right time. */
function deviceAhead(aheadMs: number) {
  let time = NOON;
  const clock = createServerClock(() => time + aheadMs);
  const listener = vi.fn<() => void>();
  clock.subscribe(listener);
  return {
    clock,
    listener,
    errorMs: () => clock.now() - time,
    wait: (ms: number) => {
      time += ms;
    },
    ask({ thereMs = 20, backMs = 20, headers = {} }: Asked = {}) {
      const sentAt = time + aheadMs;
      time += thereMs;
      const date = new Date(time).toUTCString();
      time += backMs;
      clock.hear({
        headers: new Headers({ date, 'cache-control': 'no-store', ...headers }),
        sentAt,
        receivedAt: time + aheadMs,
      });
    },
  };
}

describe('the time of the server', () => {
  it.each([
    ['20 minutes fast', 20 * MINUTE_MS],
    ['2 hours slow', -2 * HOUR_MS],
    ['26 hours ahead', 26 * HOUR_MS],
  ])('is known after one answer on a device %s', (_wrong, aheadMs) => {
    const device = deviceAhead(aheadMs);
    expect([device.errorMs(), device.clock.isKnown()]).toEqual([aheadMs, false]);
    device.wait(700);
    device.ask();
    expect(Math.abs(device.errorMs())).toBeLessThan(1000);
    expect(device.clock.isKnown()).toBe(true);
    device.wait(HOUR_MS);
    expect(Math.abs(device.errorMs())).toBeLessThan(1000);
  });

  it('is between sending and receiving, however slow the answer was', () => {
    const device = deviceAhead(20 * MINUTE_MS);
    device.ask({ thereMs: 100, backMs: 7900 });
    expect(Math.abs(device.errorMs())).toBeLessThan(5000);
    device.ask();
    expect(Math.abs(device.errorMs())).toBeLessThan(2100);
  });

  it('stays the device’s where they differ by a second, so that no countdown jumps', () => {
    const device = deviceAhead(900);
    const before = device.clock.current();
    for (let asked = 0; asked < 20; asked += 1) {
      device.wait(1310);
      device.ask();
    }
    expect(device.clock.current()).toBe(before);
    expect(device.listener).toHaveBeenCalledTimes(1);
  });

  it('is corrected once and then stays, whatever part of a second each answer comes in', () => {
    const device = deviceAhead(20 * MINUTE_MS);
    device.ask();
    const corrected = device.clock.current();
    for (let asked = 0; asked < 20; asked += 1) {
      device.wait(1310);
      device.ask({ thereMs: 10, backMs: 150 });
    }
    expect(device.clock.current()).toBe(corrected);
    expect(device.listener).toHaveBeenCalledTimes(1);
  });

  it('follows a device whose clock is set while the page is open', () => {
    let device = NOON + HOUR_MS;
    const clock = createServerClock(() => device);
    const hear = (server: number) =>
      clock.hear({
        headers: new Headers({ date: new Date(server).toUTCString(), 'cache-control': 'no-store' }),
        sentAt: device,
        receivedAt: device,
      });
    hear(NOON);
    device = NOON + MINUTE_MS;
    hear(NOON + MINUTE_MS);
    expect(Math.abs(clock.now() - (NOON + MINUTE_MS))).toBeLessThan(1000);
  });

  it.each([
    ['an answer that may be kept', { 'cache-control': 'public, max-age=30' }],
    ['an answer that says nothing of it', { 'cache-control': '' }],
    ['an answer that a cache kept all the same', { age: '7200' }],
    ['an answer without a date', { date: '' }],
    ['a date that cannot be read', { date: 'yesterday' }],
  ])('is not taken from %s', (_kind, headers) => {
    const device = deviceAhead(HOUR_MS);
    device.ask({ headers });
    expect([device.errorMs(), device.clock.isKnown()]).toEqual([HOUR_MS, false]);
    expect(device.listener).not.toHaveBeenCalled();
  });

  it('is not taken from an answer during which the device’s clock was set back', () => {
    const clock = createServerClock(() => NOON);
    clock.hear({
      headers: new Headers({ date: new Date(NOON).toUTCString(), 'cache-control': 'no-store' }),
      sentAt: NOON + HOUR_MS,
      receivedAt: NOON,
    });
    expect(clock.isKnown()).toBe(false);
  });

  it('is forgotten by a reset', () => {
    const device = deviceAhead(HOUR_MS);
    device.ask();
    device.clock.reset();
    expect([device.errorMs(), device.clock.isKnown()]).toEqual([HOUR_MS, false]);
  });
});
