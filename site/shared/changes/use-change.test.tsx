import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NETWORK_ERROR, RequestError } from '../../api/request-error.ts';
import { FailureContext } from '../failures/failure-context.ts';
import { useChange } from './use-change.ts';

function deferred<T>() {
  return Promise.withResolvers<T>();
}

function setUp(
  send: (input: string) => Promise<string>,
  options: Parameters<typeof useChange<string, string>>[1] = {},
) {
  const handleFailure = vi.fn<(error: unknown) => void>();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FailureContext value={handleFailure}>{children}</FailureContext>
  );
  return { handleFailure, ...renderHook(() => useChange(send, options), { wrapper }) };
}

function Screen() {
  useChange(async () => 'done');
  return <p>never</p>;
}

describe('useChange', () => {
  it('goes from idle over loading to success', async () => {
    const { promise, resolve } = deferred<string>();
    const { result } = setUp(() => promise);
    expect(result.current.state).toEqual({ status: 'idle' });
    act(() => void result.current.run('x'));
    expect(result.current.isBusy).toBe(true);
    await act(async () => resolve('done'));
    expect(result.current.state).toEqual({ status: 'success', answer: 'done' });
  });

  it('sends once when it is run twice', async () => {
    const { promise, resolve } = deferred<string>();
    const send = vi.fn<() => Promise<string>>(() => promise);
    const { result } = setUp(send);
    act(() => {
      void result.current.run('x');
      void result.current.run('x');
    });
    await act(async () => resolve('done'));
    expect(send).toHaveBeenCalledOnce();
  });

  it('tells the failure handler, with the redirects', async () => {
    const error = new RequestError('401', { status: 401 });
    const redirects = { 401: '/login' };
    const { result, handleFailure } = setUp(() => Promise.reject(error), { redirects });
    await act(() => result.current.run('x'));
    expect(result.current.state).toEqual({ status: 'error', error });
    expect(handleFailure).toHaveBeenCalledWith(error, redirects);
  });

  it('leaves a failure to the screen that shows it', async () => {
    const { result, handleFailure } = setUp(() => Promise.reject(new RequestError('422', { status: 422 })), {
      onFailure: () => true,
    });
    await act(() => result.current.run('x'));
    expect(handleFailure).not.toHaveBeenCalled();
  });

  it('is paused while the browser is offline and resumes', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { result } = setUp(async () => 'done');
    act(() => void result.current.run('x'));
    expect(result.current.isPaused).toBe(true);
    online.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(result.current.state).toEqual({ status: 'success', answer: 'done' });
  });

  it('sends nothing while offline, and once when the connection is back, however often it is pressed', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const send = vi.fn<(input: string) => Promise<string>>(async () => 'done');
    const { result } = setUp(send);
    act(() => void result.current.run('first'));
    act(() => void result.current.run('second'));
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect([send.mock.calls.length, result.current.isBusy, result.current.isPaused]).toEqual([0, true, true]);
    online.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(send.mock.calls).toEqual([['first']]);
    expect([result.current.isBusy, result.current.isPaused]).toEqual([false, false]);
    online.mockReturnValue(false);
    await act(async () => window.dispatchEvent(new Event('offline')));
    online.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(send).toHaveBeenCalledOnce();
  });

  it('repeats after one second, then two, one request at a time, and then says that it failed', async () => {
    vi.useFakeTimers();
    const send = vi
      .fn<() => Promise<string>>()
      .mockRejectedValue(new RequestError('Network Error', { code: NETWORK_ERROR }));
    const { result, handleFailure } = setUp(send, { retries: 2 });
    act(() => void result.current.run('x'));
    const sentAfter = async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return send.mock.calls.length;
    };
    expect(await sentAfter(0)).toBe(1);
    expect(await sentAfter(999)).toBe(1);
    expect(await sentAfter(1)).toBe(2);
    expect(await sentAfter(1999)).toBe(2);
    expect(handleFailure).not.toHaveBeenCalled();
    expect(result.current.isBusy).toBe(true);
    expect(await sentAfter(1)).toBe(3);
    expect(result.current.isBusy).toBe(false);
    expect(await sentAfter(60_000)).toBe(3);
    expect(handleFailure).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('is not repeated unless it says so: most changes are asked for by hand', async () => {
    vi.useFakeTimers();
    const send = vi
      .fn<() => Promise<string>>()
      .mockRejectedValue(new RequestError('Network Error', { code: NETWORK_ERROR }));
    const { result } = setUp(send);
    act(() => void result.current.run('x'));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(send).toHaveBeenCalledOnce();
    expect(result.current.state.status).toBe('error');
    vi.useRealTimers();
  });

  it('does not go on to the next step when the screen is gone', async () => {
    const { promise, resolve } = deferred<string>();
    const onSuccess = vi.fn<(answer: string) => void>();
    const { result, unmount } = setUp(() => promise, { onSuccess });
    act(() => void result.current.run('x'));
    unmount();
    await act(async () => resolve('done'));
    expect(onSuccess).not.toHaveBeenCalled();
  });

  it('needs the layout around it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Screen />)).toThrow('No failure handler');
    expect(screen.queryByText('never')).toBeNull();
  });
});
