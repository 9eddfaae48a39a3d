/**
 * Starts the application when the browser is idle or on the first interaction. Until then the page is plain HTML with
 * working links and a working search form. A page that needs the application starts it right after first paint. A
 * classic, deferred script; with the loading script at most 2 kB.
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

  // Browsers report a pointermove without movement when the layout changes under a resting pointer.
  function touch(event: Event) {
    const isAtRest =
      event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
    if (!isAtRest) start();
  }

  // Links and forms with an action work without the application. Repeat other clicks and submits after it starts.
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
  // A hidden page is never painted.
  if (isElsewhere || (given['now'] !== undefined && document.hidden)) return start();
  if (given['now'] !== undefined) {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, PATIENCE_MS);
    return;
  }
  const whenIdle = () => {
    // Not every browser has requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: PATIENCE_MS });
    else setTimeout(start, PATIENCE_MS / 10);
  };
  // Load pictures before the application.
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
})();

// oxlint-disable-next-line unicorn/require-module-specifiers -- a module for the compiler only; the built file is a classic script
export {};
