export { readClientAssets } from './client-assets.ts';
export { prerenderSite } from './prerender-site.tsx';
export { loadingStyle } from '../early-start/loading-style.ts';
