/**
 * The only script that runs before the page is drawn: a classic, synchronous file of at most 2 kB.
 * It hides the layout under the spinner until the document is parsed and its stylesheets applied. The first of them ends the hiding
 * after three seconds whatever fails here; without scripts nothing is ever hidden.
 */
(() => {
  const FADE_MS = 300;
  const page = document.documentElement;
  page.dataset['loading'] = '';

  const show = () => {
    page.dataset['loading'] = 'done';
    setTimeout(() => {
      delete page.dataset['loading'];
      document.getElementById('loading')?.remove();
    }, FADE_MS);
  };

  const showWhenStyled = () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
    const awaited = new Set([...links].filter(({ sheet }) => !sheet));
    if (awaited.size === 0) show();
    for (const link of awaited) {
      const settle = () => {
        if (awaited.delete(link) && awaited.size === 0) show();
      };
      link.addEventListener('load', settle);
      link.addEventListener('error', settle);
    }
  };

  // DOMContentLoaded would wait for the application's modules as well.
  document.addEventListener('readystatechange', showWhenStyled, { once: true });
})();

// oxlint-disable-next-line unicorn/require-module-specifiers -- a module for the compiler only; the built file is a classic script
export {};
