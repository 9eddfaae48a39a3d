import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listReleases } from '../../../publishing/index.ts';
import { publishRelease } from '../../../test-support/publish-release.ts';
import { smallHotel } from '../../../test-support/small-hotel.ts';
import { startTestServer } from '../../../test-support/test-server.ts';
import { operators } from './0011-operators.ts';

test('releases from before have their publishing as history, and the current one since when it is', async () => {
  const { context, clock } = await startTestServer();
  const { db } = context;
  const first = clock.now().toISOString();
  clock.forward({ minutes: 5 });
  const second = clock.now().toISOString();
  await publishRelease(context, smallHotel('release-2'), { parentId: 'release-1' });
  clock.forward({ minutes: 5 });
  const back = clock.now().toISOString();
  await db.updateTable('current_release').set({ release_id: 'release-1', changed_at: back }).execute();
  await sql`drop table release_activations`.execute(db);
  await sql`drop table payments_at_hotel`.execute(db);
  await sql`alter table night_overrides drop column reason`.execute(db);
  await operators.up(db);
  expect(await listReleases(db)).toMatchObject([
    { id: 'release-2', activations: [{ kind: 'PUBLISH', activatedAt: second }] },
    {
      id: 'release-1',
      isCurrent: true,
      activations: [
        { kind: 'PUBLISH', activatedAt: first },
        { kind: 'ROLLBACK', activatedAt: back },
      ],
    },
  ]);
});
