import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createKeys } from '../../keys.ts';
import { newId, systemRandom } from '../../random.ts';
import { readSecrets } from '../../secret.ts';
import type { Config } from '../../config/config.ts';
import { newPass, PROXY_CHECK } from './pass.ts';

export type { SeenRequest } from './routes.ts';

/**
 * The path at which the running server reports how a request reached it. Valid once, for a minute, and only with the
 * server's secret. Undefined if no server has run in this data folder yet.
 */
export function proxyCheckPath(config: Config, now: Date): string | undefined {
  if (config.secret === undefined && !existsSync(join(config.dataDir, 'secret'))) return undefined;
  const keys = createKeys(readSecrets(config, systemRandom), systemRandom);
  return `${PROXY_CHECK}/${newPass(keys, newId(systemRandom), now)}`;
}
