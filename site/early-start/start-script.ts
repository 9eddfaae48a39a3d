/**
 * Starts the application: when the browser has nothing else to do, or when a guest first touches anything. Until then the page is
 * plain HTML: links lead, the search form is a form. A page that is nothing without the application starts it right behind its first paint.
 * A classic, deferred script; with the loading script at most 2 kB.
 */
(() => {
  const FIRST_TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin'];
  const PATIENCE_MS = 2000;
  const given = document.currentScript?.dataset;
  const application = given?.['application'];
  if (!given || !application) return;
  const listed = (name: string) => given[name]?.split(' ').filter(Boolean) ?? [];
  let hasStarted = false;
  let pressed: HTMLElement | null | undefined;
  let held: HTMLFormElement | undefined;

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- a classic script: out there it would be global
  const fetchSoon = (href: string, hint: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), { ...hint, href }));

  function start() {
    if (hasStarted) return;
    hasStarted = true;
    for (const type of FIRST_TOUCHES) removeEventListener(type, touch, true);
    for (const href of listed('modules')) fetchSoon(href, { rel: 'modulepreload' });
    for (const href of listed('files')) fetchSoon(href, { rel: 'preload', as: 'fetch', crossOrigin: '' });
    import(/* @vite-ignore */ application ?? '').catch(() => {
      document.getElementById('start-failed')?.removeAttribute('hidden');
    });
  }

  // Wherever a pointer rests, a browser reports a move by nothing when the page is laid out below it.
  function touch(event: Event) {
    const isAtRest =
      event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
    if (!isAtRest) start();
  }

  // A link leads and a form with an address is sent as they are; any other button waits for the application and is pressed
  // again, and so is a form that only the application can send.
  const notePress = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
  };
  const holdForm = (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    event.preventDefault();
    held = form;
  };
  addEventListener('click', notePress, true);
  addEventListener('submit', holdForm, true);
  addEventListener(
    'verandah:started',
    () => {
      removeEventListener('click', notePress, true);
      removeEventListener('submit', holdForm, true);
      pressed?.click();
      held?.requestSubmit();
    },
    { once: true },
  );

  for (const type of FIRST_TOUCHES) addEventListener(type, touch, { capture: true, passive: true });
  const isElsewhere = given['domain'] !== undefined && given['domain'] !== location.hostname;
  // A page in the background is not painted.
  if (isElsewhere || (given['now'] !== undefined && document.hidden)) return start();
  if (given['now'] !== undefined) {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, PATIENCE_MS);
    return;
  }
  const whenIdle = () => {
    // Not every browser can tell when it is idle.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: PATIENCE_MS });
    else setTimeout(start, PATIENCE_MS / 10);
  };
  // Pictures first: what a guest looks at comes before what they may press.
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
})();

// oxlint-disable-next-line unicorn/require-module-specifiers -- a module for the compiler only; the built file is a classic script
export {};
