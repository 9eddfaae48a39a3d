import { DomainError } from '#domain/refusal';
import type { Publishing } from '#schemas/api-types';
import type { PlatformContext } from '../../platform/context.ts';
import type { Publisher } from './tokens.ts';

/** A publishing whose process has not been heard of for this long is lost. */
const LOST_AFTER_MS = 60_000;

type Rows = Pick<PlatformContext, 'clock' | 'db'>;

/** Refuses while another one runs, in any process. */
export async function insertPublishing(
  { clock, db }: Rows,
  { id, publisher, action }: { id: string; publisher: Publisher; action: Publishing['action'] },
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const running = await trx
      .selectFrom('publishings')
      .select('id')
      .where('ended_at', 'is', null)
      .where('alive_at', '>', lostBefore(now))
      .executeTakeFirst();
    if (running !== undefined) throw new DomainError('STATE_CONFLICT', { retryAfterSeconds: 10 });
    await trx
      .insertInto('publishings')
      .values({
        id,
        token_id: publisher.tokenId,
        action,
        started_at: now.toISOString(),
        alive_at: now.toISOString(),
        ended_at: null,
        exit_code: null,
        output: null,
      })
      .execute();
    await trx
      .updateTable('publish_tokens')
      .set({ last_used_at: now.toISOString() })
      .where('id', '=', publisher.tokenId)
      .execute();
  });
}

export async function keepAlive({ clock, db }: Rows, id: string): Promise<void> {
  await db
    .updateTable('publishings')
    .set({ alive_at: clock.now().toISOString() })
    .where('id', '=', id)
    .execute();
}

export async function endPublishing(
  { clock, db }: Rows,
  id: string,
  { exitCode, output }: { exitCode: number | null; output: string },
): Promise<void> {
  await db
    .updateTable('publishings')
    .set({ ended_at: clock.now().toISOString(), exit_code: exitCode, output })
    .where('id', '=', id)
    .execute();
}

/** Refuses one of another token as if there were none. */
export async function showPublishing(
  { clock, db }: Rows,
  { id, publisher }: { id: string; publisher: Publisher },
): Promise<Publishing> {
  const row = await db
    .selectFrom('publishings')
    .selectAll()
    .where('id', '=', id)
    .where('token_id', '=', publisher.tokenId)
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('NOT_FOUND');
  const { action, exit_code: exitCode, output } = row;
  if (exitCode !== null) return { id, action, state: 'ENDED', exitCode, output: output ?? '' };
  const isLost = row.ended_at !== null || row.alive_at <= lostBefore(clock.now());
  return { id, action, state: isLost ? 'LOST' : 'RUNNING' };
}

function lostBefore(now: Date): string {
  return new Date(now.getTime() - LOST_AFTER_MS).toISOString();
}
