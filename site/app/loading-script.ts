/**
 * The only script that runs before the page is drawn: a classic file of at most 2 kB, which the first paint waits for and the parser
 * does not. It hides the layout under the spinner until the document is parsed; that its stylesheets are applied the first paint
 * itself waits for. The first of them ends the hiding after three seconds whatever fails here; without scripts nothing is ever hidden.
 */
(() => {
  const FADE_MS = 300;
  const page = document.documentElement;
  // The same document answers every query; what is drawn for an address without one need not wait for the application.
  if (location.search === '') page.dataset['plain'] = '';

  const show = () => {
    page.dataset['loading'] = 'done';
    // Not before there was a frame: until then nobody has seen the spinner.
    requestAnimationFrame(() =>
      setTimeout(() => {
        delete page.dataset['loading'];
        document.getElementById('loading')?.remove();
      }, FADE_MS),
    );
  };

  if (document.readyState !== 'loading') return show();
  // A browser that does not know how to wait for a script may have drawn the page before: it is not taken away again.
  if (performance.getEntriesByType('paint').length > 0) return;
  page.dataset['loading'] = '';
  // DOMContentLoaded would wait for the application's modules as well.
  document.addEventListener('readystatechange', show, { once: true });
})();

// oxlint-disable-next-line unicorn/require-module-specifiers -- a module for the compiler only; the built file is a classic script
export {};
