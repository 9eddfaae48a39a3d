/**
 * The door of the built site for publishing. `vite build --ssr` makes `site/dist/server/prerender.js` of it:
 *
 *     const { readClientAssets, prerenderSite } = await import('…/site/dist/server/prerender.js');
 *     const assets = readClientAssets('site/dist/client');
 *     // 1. publishing serves the theme's variables and @font-face rules under a hashed address: `stylesheet`. The rules that read
 *     //    them are among the files of step 2.
 *     // 2. everything in site/dist/client except `.vite/` and `locales/` is served at the address of its path.
 *     // 3. `texts` is the published locales/en/common.json; it is served at /locales/en/common.json.
 *     const documents = await prerenderSite({ shell, home, book, texts, themeColor, waitingColours, shellAddress, stylesheet, fonts, assets });
 *     // `loadingStyle` is the one style element of each document, which the content policy names by its digest.
 *     // 4. each document is written to its `file`; the server answers its `path` with it. Addresses of the application
 *     //    without a document of their own (`/checkout/confirmed/:id`) get app.html, all others 404.html with status 404.
 */
export { readClientAssets } from './client-assets.ts';
export { prerenderSite } from './prerender-site.tsx';
export { loadingStyle } from '../early-start/loading-style.ts';
