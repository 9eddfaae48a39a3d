export type { ReleaseContext } from './context.ts';
export { FOLLOW_EVERY_MS, followRelease } from './follow-release.ts';
export { hasReleaseFiles } from './has-release-files.ts';
export { importFolders } from './import-folders.ts';
export { type LiveRelease, locationOf } from './live-release.ts';
export { readCatalogue } from './read-catalogue.ts';
export {
  canBePaidBy,
  isPaidOnline,
  PLANS_NOT_SOLD_REMEDY,
  plansNotSold,
  plansNotSoldInWords,
} from './plans-on-sale.ts';
export { explainReleaseFault } from './release-fault.ts';
export { digestsOf, readManifest, readReleaseFiles, type ReleaseFile } from './release-files.ts';
export type { Texts } from '../platform/texts.ts';
export { purgeCache } from './purge-cache.ts';
export { siteAddress } from './site-address.ts';
