/** The published page files. They are written and read by one version, so they are typed and not validated. */
export type * from './pages.ts';
export type * from './parts.ts';
export type * from './shell.ts';
