import { versionCheck } from '../content-versions.ts';

/** Content of an earlier version is brought up to date by `migrate`, never guessed at. */
export const versionOlder = versionCheck('version/older', (ahead) => ahead < 0);
