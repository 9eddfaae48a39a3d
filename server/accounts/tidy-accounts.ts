import type { Context } from '../context.ts';
import type { Trx } from '../db/database.ts';
import { SESSION_RULES } from './session-rules.ts';
import { pictureFiles } from './picture-files.ts';
import { REGISTRATION_LIFE_MS } from './registration-repository.ts';
import { FORGET_TRIES_MS } from './tries.ts';

const DAY_MS = 24 * 3_600_000;
/** As long as the cookie that knows a browser. */
const BROWSER_LIFE_MS = 90 * DAY_MS;
const YOUNG_PICTURE_MS = 3_600_000;

/** Takes away what has run out: sessions, codes, registrations that nobody confirmed, and counts. */
export async function tidyAccounts(trx: Trx, now: Date): Promise<void> {
  const before = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  await trx.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
  await trx.deleteFrom('sessions').where('updated_at', '<=', before(SESSION_RULES.idleMs)).execute();
  await trx.deleteFrom('registrations').where('created_at', '<=', before(REGISTRATION_LIFE_MS)).execute();
  await trx.deleteFrom('tries').where('last_try_at', '<=', before(FORGET_TRIES_MS)).execute();
  await trx.deleteFrom('known_browsers').where('created_at', '<=', before(BROWSER_LIFE_MS)).execute();
}

/** Removes pictures that no account names, since the process ended between two steps; a young one may yet be named. */
export async function sweepPictures(
  context: Pick<Context, 'clock' | 'config' | 'db' | 'newId'>,
): Promise<void> {
  const rows = await context.db
    .selectFrom('users')
    .select('picture')
    .where('picture', 'is not', null)
    .execute();
  const named = new Set(rows.flatMap(({ picture }) => picture ?? []));
  const before = new Date(context.clock.now().getTime() - YOUNG_PICTURE_MS);
  await pictureFiles(context).sweep(named, before);
}
