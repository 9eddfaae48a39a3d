import { type ComponentType, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
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
  void nextTouch().then(() => {
    isAsleep = false;
  });
}

/**
 * Until the guest touches the page the part stays as it was prerendered: its links lead, and a button that is pressed before its
 * script has come is pressed again then.
 */
export function asleep(fetchPart: () => Promise<ComponentType>): SleepingPart {
  let Awake: ComponentType | undefined;
  let fetched: Promise<void> | undefined;
  let awoken: Promise<void> | undefined;

  function load(): Promise<void> {
    fetched ??= fetchPart().then(
      (part) => {
        Awake = part;
      },
      (error: unknown) => {
        // A failed load is forgotten, so that trying again asks again.
        fetched = undefined;
        throw error;
      },
    );
    return fetched;
  }

  /** A network that fails leaves the page as it is; the next touch tries again. */
  async function loadWhenTouched(): Promise<void> {
    await nextTouch();
    return load().catch(loadWhenTouched);
  }

  function Sleeper() {
    const isHydrated = useHydrated();
    if (!Awake) use(isAsleep && !isHydrated ? (awoken ??= loadWhenTouched()) : load());
    return Awake && <Awake />;
  }

  function Part() {
    const place = useRef<HTMLDivElement>(null);
    const [presses] = useState(createPresses);
    useEffect(() => presses.noteIn(place.current), [presses]);
    return (
      <div ref={place}>
        <Suspense fallback={null}>
          <Sleeper />
          <Shown onShown={presses.repeat} />
        </Suspense>
      </div>
    );
  }

  return { Part, prepare: () => (isAsleep ? Promise.resolve() : load()) };
}

/** Tells when what it stands beside is taken over. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

/** The button that was pressed before it could answer. */
function createPresses() {
  let pressed: HTMLElement | null = null;
  let isAwake = false;
  let stopNoting = () => {};
  return {
    noteIn(place: HTMLElement | null) {
      // What is drawn anew was never asleep.
      if (isAwake) return undefined;
      const note = ({ target }: Event) => {
        if (target instanceof Element && place?.contains(target) === true) pressed = target.closest('button');
      };
      // At the window: React keeps from the page what it cannot answer yet.
      addEventListener('click', note, true);
      stopNoting = () => removeEventListener('click', note, true);
      return stopNoting;
    },
    repeat() {
      isAwake = true;
      stopNoting();
      pressed?.click();
      pressed = null;
    },
  };
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
