import type { DatabaseTarget } from '../platform/config/index.ts';

/** The value of DATABASE_URL that names a target. */
export function databaseUrl(target: DatabaseTarget): string {
  return target.kind === 'postgres' ? target.url : `sqlite:${target.file}`;
}
