import type { PlatformContext } from '../platform/context.ts';
import type { CurrentRelease } from './follow-release.ts';

export interface ReleaseContext extends PlatformContext {
  release: CurrentRelease;
}
