import { versionCheck } from '../content-versions.ts';

/** Content of a later version may mean what this one cannot know. */
export const versionNewer = versionCheck('version/newer', (ahead) => ahead > 0);
