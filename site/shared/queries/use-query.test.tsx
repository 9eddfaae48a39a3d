import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../api/request-error.ts';
import { FailureContext } from '../failures/failure-context.ts';
import { createQueryCache } from './query-cache.ts';
import { QueryProvider } from './query-provider.tsx';
import { useQuery } from './use-query.ts';

interface RoomsProps {
  ask: () => Promise<string>;
  isReady?: boolean;
  canChange?: boolean;
}

function Rooms({ ask, isReady = true, canChange = true }: RoomsProps) {
  const query = useQuery(isReady ? ['rooms'] : null, ask, { canChange });
  if (query.state === 'ready') {
    return (
      <>
        <p>{query.answer}</p>
        <button onClick={query.refresh}>Ask again</button>
      </>
    );
  }
  if (query.state === 'error') return <button onClick={query.retry}>Try again</button>;
  return <p>{query.state}</p>;
}

function show(ask: () => Promise<string>, props: Omit<RoomsProps, 'ask'> = {}) {
  const handleFailure = vi.fn<(error: unknown) => void>();
  render(
    <FailureContext value={handleFailure}>
      <QueryProvider cache={createQueryCache()}>
        <Rooms ask={ask} {...props} />
      </QueryProvider>
    </FailureContext>,
  );
  return handleFailure;
}

async function reconnect() {
  await act(async () => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    // SWR asks in a task of its own.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });
}

describe('useQuery', () => {
  it('asks nothing without a key', () => {
    const ask = vi.fn<() => Promise<string>>(async () => 'never');
    show(ask, { isReady: false });
    expect(screen.getByText('idle')).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
  });

  it('goes from loading to ready', async () => {
    show(async () => 'two rooms');
    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByText('two rooms')).toBeVisible();
  });

  it('tells the failure handler once and retries only on request', async () => {
    const ask = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new RequestError('503', { status: 503 }))
      .mockResolvedValue('two rooms');
    const handleFailure = show(ask);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('two rooms')).toBeVisible();
    expect(handleFailure).toHaveBeenCalledOnce();
    expect(handleFailure).toHaveBeenCalledWith(expect.any(RequestError), {}, true);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('leaves a failure to the toast where the answer from before is still shown', async () => {
    const ask = vi
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('two rooms')
      .mockRejectedValue(new RequestError('503', { status: 503 }));
    const handleFailure = show(ask);
    await screen.findByText('two rooms');
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await vi.waitFor(() => expect(handleFailure).toHaveBeenCalledWith(expect.any(RequestError), {}, false));
    expect(screen.getByText('two rooms')).toBeVisible();
  });

  it('asks again when a screen is opened again, however soon', async () => {
    const ask = vi.fn<() => Promise<string>>().mockResolvedValueOnce('free').mockResolvedValue('sold out');
    const cache = createQueryCache();
    const screenOf = (key: string) => (
      <FailureContext value={vi.fn<(error: unknown) => void>()}>
        <QueryProvider cache={cache}>
          <Rooms key={key} ask={ask} />
        </QueryProvider>
      </FailureContext>
    );
    const { rerender } = render(screenOf('first'));
    expect(await screen.findByText('free')).toBeVisible();
    rerender(screenOf('second'));
    expect(await screen.findByText('sold out')).toBeVisible();
  });

  it.each([
    [true, 2],
    [false, 1],
  ])('asks again when the connection is back, where it can change (%s)', async (canChange, times) => {
    const ask = vi.fn<() => Promise<string>>(async () => 'two rooms');
    show(ask, { canChange });
    await screen.findByText('two rooms');
    await reconnect();
    expect(ask).toHaveBeenCalledTimes(times);
  });

  it('asks when the connection is back for what cannot change and was not answered', async () => {
    const ask = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new RequestError('Network Error', {}))
      .mockResolvedValue('two rooms');
    show(ask, { canChange: false });
    await screen.findByRole('button', { name: 'Try again' });
    await reconnect();
    expect(await screen.findByText('two rooms')).toBeVisible();
  });

  it('says what is missing without the provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Rooms ask={async () => 'never'} />)).toThrow('No QueryClient set');
  });
});
