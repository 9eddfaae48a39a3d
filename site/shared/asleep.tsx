import {
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useHydrated } from './use-hydrated.ts';

const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/** A part of a page, without fields, whose script is fetched when the guest first touches the page that it was prerendered in. */
export interface SleepingPart {
  Part: () => ReactNode;
  /** Before a page with this part is drawn anew: nothing of it may come later then. */
  prepare: () => Promise<void>;
}

let isAsleep = false;

/** For a document that holds its page already; called before that page is taken over. */
export function sleepUntilTouched(): void {
  isAsleep = true;
  void wakeUp();
}

async function wakeUp(): Promise<void> {
  await nextTouch();
  isAsleep = false;
}

/**
 * Until the guest touches the page the part stays as it was prerendered: its links lead, and a button that is pressed before its
 * script has come is pressed again then.
 */
export function asleep(fetchPart: () => Promise<ComponentType>): SleepingPart {
  let Awake: ComponentType | undefined;
  let fetched: Promise<void> | undefined;
  let awoken: Promise<void> | undefined;
  let awaited: Promise<void> | undefined;

  async function fetchOnce(): Promise<void> {
    try {
      Awake = await fetchPart();
    } catch (error) {
      // Forgotten, so that trying again asks again.
      fetched = undefined;
      throw error;
    }
  }
  const load = () => (fetched ??= fetchOnce());

  /** A network that fails leaves the page as it is; the next touch tries again. */
  async function loadWhenTouched(): Promise<void> {
    await nextTouch();
    return load().catch(loadWhenTouched);
  }

  /** What a drawing waits for, and asks for once more when it is there; nothing when it was there from the beginning. */
  function arrival(isHydrated: boolean): Promise<void> | undefined {
    if (!Awake) awaited = isAsleep && !isHydrated ? (awoken ??= loadWhenTouched()) : load();
    return awaited;
  }

  function Sleeper() {
    const awaits = arrival(useHydrated());
    if (awaits) use(awaits);
    return Awake && <Awake />;
  }

  return {
    Part: () => <Resting Sleeper={Sleeper} />,
    prepare: () => (isAsleep ? Promise.resolve() : load()),
  };
}

/** Around what may sleep: presses the button again that was pressed before it could answer. */
function Resting({ Sleeper }: { Sleeper: ComponentType }) {
  const place = useRef<HTMLDivElement>(null);
  const isAwake = useRef(false);
  const pressed = useRef<HTMLElement>(null);

  useEffect(() => {
    const note = ({ target }: Event) => {
      const isHere = target instanceof Element && place.current?.contains(target) === true;
      if (isHere && !isAwake.current) pressed.current = target.closest('button');
    };
    // At the window: React keeps from the page what it cannot answer yet.
    addEventListener('click', note, true);
    return () => removeEventListener('click', note, true);
  }, []);
  const awake = useCallback(() => {
    isAwake.current = true;
    pressed.current?.click();
    pressed.current = null;
  }, []);

  return (
    <div ref={place}>
      <Suspense fallback={null}>
        <Sleeper />
        <Shown onShown={awake} />
      </Suspense>
    </div>
  );
}

/** Tells when what it stands beside is taken over. */
function Shown({ onShown }: { onShown: () => void }) {
  // At once: a press between the two would count twice.
  useLayoutEffect(onShown, [onShown]);
  return null;
}

/** Resolves with the next sign of the guest. */
function nextTouch(): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const touch = (event: Event) => {
      if (isAtRest(event)) return;
      done.abort();
      resolve();
    };
    for (const type of TOUCHES)
      addEventListener(type, touch, { capture: true, passive: true, signal: done.signal });
  });
}

/** A browser also reports a pointer that rests while the page is laid out below it. */
function isAtRest(event: Event): boolean {
  return (
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}
