import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../api/request-error.ts';
import { FailureContext } from '../failures/failure-context.ts';
import { createQueryCache, type QueryCache } from './query-cache.ts';
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

/** SWR asks in a task of its own. */
const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

async function reconnect() {
  await act(async () => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await nextTask();
  });
}

afterEach(() => vi.useRealTimers());

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

  it.each([
    [true, 2],
    [false, 1],
  ])(
    'asks again when the guest comes back to the page, where it can change (%s)',
    async (canChange, times) => {
      const ask = vi.fn<() => Promise<string>>(async () => 'two rooms');
      show(ask, { canChange });
      await screen.findByText('two rooms');
      // SWR takes what comes within five seconds for the same visit.
      vi.setSystemTime(Date.now() + 6000);
      await act(async () => {
        window.dispatchEvent(new Event('focus'));
        await nextTask();
      });
      expect(ask).toHaveBeenCalledTimes(times);
    },
  );

  it('leaves a failed question alone for as long as nobody asks again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new RequestError('503', { status: 503 }));
    show(ask);
    await screen.findByRole('button', { name: 'Try again' });
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    expect(ask).toHaveBeenCalledOnce();
    expect(screen.queryByText('loading')).toBeNull();
  });

  it('shows what a screen knew at once for five minutes after it was left, and asks again beside it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const cache = createQueryCache();
    const open = () =>
      render(
        <FailureContext value={vi.fn<(error: unknown) => void>()}>
          <QueryProvider cache={cache}>
            <Rooms ask={async () => 'two rooms'} />
          </QueryProvider>
        </FailureContext>,
      );
    const first = open();
    await screen.findByText('two rooms');
    first.unmount();
    await vi.advanceTimersByTimeAsync(4 * 60_000 + 59_000);
    const second = open();
    expect(screen.getByText('two rooms')).toBeVisible();
    expect(screen.queryByText('loading')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    second.unmount();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    open();
    expect(screen.getByText('loading')).toBeVisible();
    await screen.findByText('two rooms');
  });

  it('says what is missing without the provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Rooms ask={async () => 'never'} />)).toThrow('No QueryClient set');
  });
});

describe('an answer that comes late', () => {
  interface StayProps {
    day: string;
    ask: (day: string) => Promise<string>;
    keepPreviousData?: boolean;
  }

  function Stay({ day, ask, keepPreviousData = false }: StayProps) {
    const query = useQuery(['stay', day], () => ask(day), { keepPreviousData });
    if (query.state !== 'ready') return <p>{query.state}</p>;
    return (
      <>
        <p>{query.answer}</p>
        <button onClick={query.refresh}>Ask again</button>
        <button onClick={() => query.replace('booked')}>Book</button>
      </>
    );
  }

  /** Answers in the order in which a test lets them come. */
  function slowly() {
    const waiting: { day: string; answer: (words: string) => Promise<void> }[] = [];
    const ask = (day: string) => {
      const { promise, resolve } = Promise.withResolvers<string>();
      waiting.push({ day, answer: (words) => act(async () => resolve(words)) });
      return promise;
    };
    return { waiting, ask };
  }

  const page = (props: StayProps, cache: QueryCache) => (
    <FailureContext value={vi.fn<(error: unknown) => void>()}>
      <QueryProvider cache={cache}>
        <Stay {...props} />
      </QueryProvider>
    </FailureContext>
  );

  it.each([true, false])(
    'to the dates before does not stand under the dates of now (keeps what is shown: %s)',
    async (keepPreviousData) => {
      const { waiting, ask } = slowly();
      const cache = createQueryCache();
      const { rerender } = render(page({ day: 'Friday', ask, keepPreviousData }, cache));
      rerender(page({ day: 'Saturday', ask, keepPreviousData }, cache));
      expect(waiting.map(({ day }) => day)).toEqual(['Friday', 'Saturday']);
      await waiting[1]?.answer('Saturday: ₹4,637.29');
      await waiting[0]?.answer('Friday: ₹9,000');
      expect(screen.getByText('Saturday: ₹4,637.29')).toBeVisible();
      expect(screen.queryByText('Friday: ₹9,000')).toBeNull();
    },
  );

  it('does not replace what was asked for after it, nor what a change has told', async () => {
    const { waiting, ask } = slowly();
    render(page({ day: 'Friday', ask }, createQueryCache()));
    await waiting[0]?.answer('free');
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await waiting[2]?.answer('last room');
    await waiting[1]?.answer('three rooms');
    expect(screen.getByText('last room')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Book' }));
    await waiting[3]?.answer('last room');
    expect(screen.getByText('booked')).toBeVisible();
  });

  it('shows no answer of other dates as that of dates which failed', async () => {
    const { waiting, ask } = slowly();
    const cache = createQueryCache();
    const broken = () => Promise.reject(new RequestError('503', { status: 503 }));
    const { rerender } = render(page({ day: 'Friday', ask, keepPreviousData: true }, cache));
    await waiting[0]?.answer('Friday: ₹9,000');
    rerender(page({ day: 'Saturday', ask: broken, keepPreviousData: true }, cache));
    expect(await screen.findByText('error')).toBeVisible();
    expect(screen.queryByText('Friday: ₹9,000')).toBeNull();
    expect(screen.queryByText('loading')).toBeNull();
  });
});
