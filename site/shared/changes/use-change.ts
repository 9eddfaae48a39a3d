import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useFailureHandler } from '../failures/failure-context.ts';
import type { FailureHandler, StatusRedirects } from '../failures/handle-failure.ts';
import { browserSurroundings, sendChange } from './send-change.ts';

type ChangeState<Answer> =
  | { status: 'idle' }
  | { status: 'loading'; isPaused: boolean }
  | { status: 'success'; answer: Answer }
  | { status: 'error'; error: unknown };

interface ChangeOptions<Answer> {
  /** Retries while the outcome is unknown. None by default. */
  retries?: number;
  redirects?: StatusRedirects;
  onSuccess?: (answer: Answer) => void;
  /** Returns true when the screen shows the failure, so that no toast repeats it. */
  onFailure?: (error: unknown) => boolean;
}

export interface Change<Input, Answer> {
  state: ChangeState<Answer>;
  isBusy: boolean;
  isPaused: boolean;
  error: unknown;
  /** Sends the change. Calls during a running change are ignored. */
  run: (input: Input) => Promise<void>;
  reset: () => void;
}

interface Wiring<Input, Answer> {
  send: (input: Input) => Promise<Answer>;
  options: ChangeOptions<Answer>;
  handleFailure: FailureHandler;
  isMounted: boolean;
}

/** Changes something on the server. Every screen uses this hook. */
export function useChange<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  options: ChangeOptions<Answer> = {},
): Change<Input, Answer> {
  const handleFailure = useFailureHandler();
  const [state, setState] = useState<ChangeState<Answer>>({ status: 'idle' });
  const underway = useRef<Promise<void> | null>(null);
  const wiring = useRef<Wiring<Input, Answer>>({ send, options, handleFailure, isMounted: true });
  useEffect(() => {
    wiring.current = { send, options, handleFailure, isMounted: true };
    return () => {
      wiring.current.isMounted = false;
    };
  });

  const run = useCallback((input: Input) => {
    underway.current ??= perform(input, wiring, setState).finally(() => {
      underway.current = null;
    });
    return underway.current;
  }, []);
  const reset = useCallback(() => setState({ status: 'idle' }), []);

  return {
    state,
    isBusy: state.status === 'loading',
    isPaused: state.status === 'loading' && state.isPaused,
    error: state.status === 'error' ? state.error : undefined,
    run,
    reset,
  };
}

async function perform<Input, Answer>(
  input: Input,
  wiring: RefObject<Wiring<Input, Answer>>,
  setState: (state: ChangeState<Answer>) => void,
): Promise<void> {
  setState({ status: 'loading', isPaused: false });
  const plan = {
    send: () => wiring.current.send(input),
    retries: wiring.current.options.retries ?? 0,
    onPause: (isPaused: boolean) => setState({ status: 'loading', isPaused }),
  };
  let answer: Answer;
  try {
    answer = await sendChange(plan, browserSurroundings);
  } catch (error) {
    setState({ status: 'error', error });
    const { options, handleFailure, isMounted } = wiring.current;
    const isShown = isMounted && (options.onFailure?.(error) ?? false);
    if (!isShown) handleFailure(error, options.redirects);
    return;
  }
  setState({ status: 'success', answer });
  // Ignore the answer after the guest has left the screen.
  if (wiring.current.isMounted) wiring.current.options.onSuccess?.(answer);
}
