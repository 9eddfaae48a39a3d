/**
 * The only script that runs before first paint: a classic file in the head, with the start script at most 2 kB. It
 * hides the layout under the spinner until the document is parsed and its stylesheets are applied, then removes both in
 * one frame. The rules stand in the document: they end the hiding after three seconds whatever fails here, and without
 * scripts nothing is hidden.
 */
(() => {
  const page = document.documentElement;
  // The same document answers every query. A page without a query need not wait for the application.
  page.dataset[location.search ? 'asked' : 'plain'] = '';
  page.dataset['loading'] = '';

  const show = () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    if (document.readyState === 'loading' || sheets.some(({ sheet }) => sheet === null)) return;
    document.removeEventListener('readystatechange', show);
    document.removeEventListener('load', show, true);
    delete page.dataset['loading'];
    document.getElementById('loading')?.remove();
  };
  // DOMContentLoaded would also wait for the application's modules.
  document.addEventListener('readystatechange', show);
  document.addEventListener('load', show, true);
})();

// oxlint-disable-next-line unicorn/require-module-specifiers -- a module for the compiler only; the built file is a classic script
export {};
