/** What publishing makes of content, for the pages: written and read by one version, so it is typed and not validated. */
export type * from './pages.ts';
export type * from './parts.ts';
export type * from './shell.ts';
