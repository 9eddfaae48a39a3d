import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

type Place = Pick<Context, 'config' | 'db'>;

/** Empties the cache of a machine, as if it were new. */
export function loseCache({ config }: Pick<Place, 'config'>): void {
  rmSync(config.cacheDir, { recursive: true, force: true });
}

/** Deletes the files of all releases, or of one. */
export async function loseFiles(place: Place, releaseId?: string): Promise<void> {
  loseCache(place);
  await place.db
    .deleteFrom('objects')
    .where('kind', '=', 'RELEASE_FILE')
    .$if(releaseId !== undefined, (query) => query.where('name', '=', listOf(place, releaseId ?? '')))
    .execute();
}

/** Writes other bytes under the name of a release's list of files. */
export async function damageList(place: Place, releaseId: string): Promise<void> {
  loseCache(place);
  await place.db
    .updateTable('objects')
    .set({ bytes: Buffer.from('{') })
    .where('name', '=', listOf(place, releaseId))
    .execute();
}

function listOf({ db }: Place, releaseId: string) {
  return sql<string>`(${db.selectFrom('releases').select('manifest_sha256').where('id', '=', releaseId)})`;
}
