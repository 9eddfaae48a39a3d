export { activateRelease, discardRelease, rollbackTo } from './activate-release.ts';
export { type AffectedBookings, isAnyAffected, linesOfAffected } from './affected-in-words.ts';
export type { Activation, RecordedActivation } from './activations.ts';
export { addPublishingRoutes } from './from-afar/routes.ts';
export {
  createToken,
  type ListedToken,
  listTokens,
  revokeToken,
  type TokenScope,
  type WantedToken,
} from './from-afar/tokens.ts';
export { inspectCurrentRelease } from './inspect-current.ts';
export type { NewRelease } from './new-release.ts';
export { planPruning, type Pruned, pruneReleases } from './prune-releases.ts';
export { ReleaseError, type ReleaseRefusal, type ShortNight } from './release-error.ts';
export { type OpenReleaseStore, openReleaseStore, type ReleaseStore, releaseStore } from './release-store.ts';
export { currentReleaseId, listReleases, type ReleaseSummary } from './repository.ts';
export type { ReleaseDelivery } from '../platform/http/release-delivery.ts';
