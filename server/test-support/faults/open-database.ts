/** Opens a database, which brings its tables up to date, and closes it: something to be killed. */
import type { DatabaseTarget } from '../../config/index.ts';
import { openDatabase } from '../../db/database.ts';

// Our own parent wrote it.
const target = JSON.parse(process.argv[2] ?? '') as DatabaseTarget;
await (await openDatabase(target)).destroy();
