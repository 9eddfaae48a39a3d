import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createKeys } from './adapters/keys.ts';
import { newId, systemRandom } from './adapters/random.ts';
import { readSecrets } from './adapters/secret.ts';
import type { Config } from './config/config.ts';
import { newPass, PROXY_CHECK } from './features/proxy-check/pass.ts';

export type { SeenRequest } from './features/proxy-check/routes.ts';

/**
 * The address at which the running server says how a request reached it: for a minute, once, and only for who has its
 * secret. Undefined where no server has run in this data folder yet.
 */
export function proxyCheckPath(config: Config, now: Date): string | undefined {
  if (config.secret === undefined && !existsSync(join(config.dataDir, 'secret'))) return undefined;
  const keys = createKeys(readSecrets(config, systemRandom), systemRandom);
  return `${PROXY_CHECK}/${newPass(keys, newId(systemRandom), now)}`;
}
