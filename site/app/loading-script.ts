/**
 * The only script that runs before the page is drawn: a classic file, with the start script at most 2 kB, which the first paint waits
 * for and the parser does not. It hides the layout under the spinner until the document is parsed and its stylesheets are applied;
 * then the layout is there, and the spinner is gone with the same frame. The rules of both stand in the document: they end the hiding
 * after three seconds whatever fails here, and without scripts nothing is ever hidden.
 */
(() => {
  const page = document.documentElement;
  // The same document answers every query; what is drawn for an address without one need not wait for the application.
  if (location.search === '') page.dataset['plain'] = '';

  const show = () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    if (document.readyState === 'loading' || sheets.some(({ sheet }) => sheet === null)) return false;
    delete page.dataset['loading'];
    document.getElementById('loading')?.remove();
    return true;
  };

  if (show()) return;
  // A browser that does not know how to wait for a script may have drawn the page before: it is not taken away again.
  if (performance.getEntriesByType('paint').length === 0) page.dataset['loading'] = '';
  // DOMContentLoaded would wait for the application's modules as well.
  document.addEventListener('readystatechange', show);
  // Of a stylesheet.
  document.addEventListener('load', show, true);
})();

// oxlint-disable-next-line unicorn/require-module-specifiers -- a module for the compiler only; the built file is a classic script
export {};
