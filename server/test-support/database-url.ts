import type { DatabaseTarget } from '../platform/config/index.ts';

/** The DATABASE_URL of a target. */
export function databaseUrl(target: DatabaseTarget): string {
  return target.kind === 'postgres' ? target.url : `sqlite:${target.file}`;
}
