import { readFileSync, statSync } from 'node:fs';
import { ConfigError } from './config-error.ts';
import type { Env, EnvName } from './env.ts';

/** Secrets that may stand in a file: the variable `NAME_FILE` names it, as systemd, Docker and Kubernetes hand secrets over. */
const SECRETS = [
  'DATABASE_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRETS',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRETS',
  'VERANDAH_SECRET',
  'VERANDAH_SECRET_FALLBACK',
  'VERANDAH_TOKEN',
  'METRICS_TOKEN',
  'CACHE_PURGE_TOKEN',
] as const satisfies readonly EnvName[];

/** The token of a publisher; undefined for none. */
export function publishToken(env: Env): string | undefined {
  return withSecretFiles(env)['VERANDAH_TOKEN']?.trim() || undefined;
}

const FILE_NAMES: ReadonlySet<string> = new Set(SECRETS.map(fileName));

/** A secret is a line; a larger file is another one. */
const MOST_BYTES = 16_384;

export function isFileName(name: string): boolean {
  return FILE_NAMES.has(name);
}

/**
 * The environment with the secrets that files hold, without white space around them. Throws a `ConfigError` for a file
 * that cannot be read, is empty or too large, and for a secret that is given in both ways.
 */
export function withSecretFiles(env: Env): Env {
  const found = SECRETS.flatMap((name): [EnvName, string][] => {
    const file = env[fileName(name)]?.trim() ?? '';
    return file === '' ? [] : [[name, secretIn(name, file, env)]];
  });
  return found.length === 0 ? env : { ...env, ...Object.fromEntries(found) };
}

function secretIn(name: EnvName, file: string, env: Env): string {
  const variable = fileName(name);
  if (env[name]?.trim()) throw new ConfigError(variable, `and ${name} are both set`, 'unset one of them');
  const secret = textOf(variable, file).trim();
  if (secret === '')
    throw new ConfigError(variable, 'names an empty file', `write the value of ${name} into it`);
  return secret;
}

function textOf(variable: string, file: string): string {
  try {
    if (statSync(file).size <= MOST_BYTES) return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new ConfigError(
      variable,
      `names a file that cannot be read (${code})`,
      'name a file that this process may read, or unset it',
    );
  }
  throw new ConfigError(
    variable,
    'names a file of more than 16 kB',
    'name the file that holds the secret alone',
  );
}

function fileName(name: EnvName): string {
  return `${name}_FILE`;
}
