import { describe, expect, it, vi } from 'vitest';
import { NETWORK_ERROR, RequestError } from '../../api/request-error.ts';
import { retryDelayMs, sendChange } from './send-change.ts';

const lost = () => new RequestError('Network Error', { code: NETWORK_ERROR });
const refused = () => new RequestError('409', { code: 'ROOM_UNAVAILABLE', status: 409 });

function surroundings(online = [true]) {
  const states = [...online];
  const sleep = vi.fn<() => Promise<void>>(async () => undefined);
  const whenOnline = vi.fn<() => Promise<void>>(async () => undefined);
  const isOnline = () => states.shift() ?? true;
  return { sleep, whenOnline, isOnline };
}

describe('retryDelayMs', () => {
  it('doubles from one second up to thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
});

describe('sendChange', () => {
  it('repeats a request whose outcome is unknown', async () => {
    const world = surroundings();
    const send = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(lost())
      .mockRejectedValueOnce(lost())
      .mockResolvedValue('done');
    await expect(
      sendChange({ send, retries: 2, onPause: vi.fn<(isPaused: boolean) => void>() }, world),
    ).resolves.toBe('done');
    expect(world.sleep.mock.calls).toEqual([[1000], [2000]]);
  });

  it('gives up after the agreed repetitions', async () => {
    const send = vi.fn<() => Promise<string>>().mockRejectedValue(lost());
    await expect(
      sendChange({ send, retries: 1, onPause: vi.fn<(isPaused: boolean) => void>() }, surroundings()),
    ).rejects.toThrow('Network Error');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('never repeats what the server refused', async () => {
    const send = vi.fn<() => Promise<string>>().mockRejectedValue(refused());
    await expect(
      sendChange({ send, retries: 3, onPause: vi.fn<(isPaused: boolean) => void>() }, surroundings()),
    ).rejects.toThrow('409');
    expect(send).toHaveBeenCalledOnce();
  });

  it('waits while offline and sends when back', async () => {
    const world = surroundings([false]);
    const onPause = vi.fn<(isPaused: boolean) => void>();
    const send = vi.fn<() => Promise<string>>().mockResolvedValue('done');
    await sendChange({ send, retries: 0, onPause }, world);
    expect(world.whenOnline).toHaveBeenCalledOnce();
    expect(onPause.mock.calls).toEqual([[true], [false]]);
  });

  it('pauses instead of failing when the connection is lost on the way', async () => {
    const world = surroundings([true, false, false, true]);
    const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost()).mockResolvedValue('done');
    await expect(
      sendChange({ send, retries: 0, onPause: vi.fn<(isPaused: boolean) => void>() }, world),
    ).resolves.toBe('done');
    expect(world.whenOnline).toHaveBeenCalledOnce();
  });
});
