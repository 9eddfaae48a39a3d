import { isAbsolute, join, resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import { integer, parsedUrl } from './parse-value.ts';

/** The database: a SQLite file on this machine, or a PostgreSQL server that several processes share. */
export type DatabaseTarget =
  | { kind: 'sqlite'; file: string }
  /** `poolSize`: the most connections of this process; 10 by default. */
  | {
      kind: 'postgres';
      url: string;
      /** The same database without a pooler, for notices of changes. */
      directUrl?: string;
      poolSize?: number;
    };

export function databaseTarget(
  url: string | undefined,
  {
    dataDir,
    directUrl,
    poolSize,
  }: { dataDir: string; directUrl: string | undefined; poolSize: string | undefined },
): DatabaseTarget {
  // At least two: one connection stays free while a transaction waits for other processes.
  const pool =
    poolSize === undefined ? {} : { poolSize: integer('DATABASE_POOL_SIZE', poolSize, { min: 2, max: 500 }) };
  const direct = directUrl === undefined ? {} : { directUrl: postgresUrl('DATABASE_DIRECT_URL', directUrl) };
  if (directUrl !== undefined && !/^postgres(?:ql)?:/.test(url ?? ''))
    throw new ConfigError(
      'DATABASE_DIRECT_URL',
      'has no effect without PostgreSQL',
      'set DATABASE_URL to a postgres:// URL, or unset DATABASE_DIRECT_URL',
    );
  if (url === undefined) return { kind: 'sqlite', file: join(dataDir, 'verandah.sqlite') };
  if (/^postgres(?:ql)?:/.test(url))
    return { kind: 'postgres', url: postgresUrl('DATABASE_URL', url), ...direct, ...pool };
  // SQLite would take a question mark as part of the file name and ignore the options after it.
  const path = /^sqlite:(?:\/\/)?([^?#]+)$/.exec(url)?.[1];
  if (path !== undefined) return { kind: 'sqlite', file: isAbsolute(path) ? path : resolve(path) };
  throw new ConfigError(
    'DATABASE_URL',
    'is not the URL of a supported database',
    'write sqlite:.data/verandah.sqlite or postgres://user:password@host:5432/verandah',
  );
}

function postgresUrl(name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL', value: string): string {
  const { protocol, hostname, pathname } = parsedUrl(name, value);
  if (/^postgres(?:ql)?:$/.test(protocol) && hostname !== '' && pathname.length > 1) return value;
  throw new ConfigError(
    name,
    'names no host or no database',
    'write postgres://user:password@host:5432/verandah',
  );
}
