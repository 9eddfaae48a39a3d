import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config/config-error.ts';
import type { Config } from './config/config.ts';
import { newToken, type Random } from './random.ts';

/**
 * The secrets to accept, newest first: the configured one, or the one in the data folder, which the first start
 * creates; then the previous one, if set.
 */
export function readSecrets(config: Config, random: Random): [string, ...string[]] {
  const newest = config.secret ?? secretOfFolder(config, random);
  return config.secretFallback === undefined ? [newest] : [newest, config.secretFallback];
}

function secretOfFolder(config: Config, random: Random): string {
  const file = join(config.dataDir, 'secret');
  mkdirSync(config.dataDir, { recursive: true });
  try {
    writeFileSync(file, newToken(random), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= 32) return secret;
  throw new ConfigError(
    file,
    'holds no usable secret',
    'remove the file, or put 32 or more random characters into it',
  );
}
