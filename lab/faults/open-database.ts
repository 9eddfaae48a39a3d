/** Opens a database, which migrates it, and closes it. A process to be killed. */
import { Migrator } from 'kysely/migration';
import { knownMigrations, stepsOf } from '../../server/platform/backup/known-migrations.ts';
import type { DatabaseTarget } from '../../server/platform/config/index.ts';
import { connectDatabase, openDatabase } from '../../server/platform/db/database.ts';

// Written by our parent process.
const { target, isWhole } = JSON.parse(process.argv[2] ?? '') as { target: DatabaseTarget; isWhole: boolean };
console.log('about to begin');
if (isWhole) await (await openDatabase(target)).destroy();
else await changeInPieces();

/** The control: commits after every statement. */
async function changeInPieces(): Promise<void> {
  const db = connectDatabase(target);
  const provider = await stepsOf(await knownMigrations());
  await new Migrator({ db, provider, disableTransactions: true }).migrateToLatest();
  await db.destroy();
}
