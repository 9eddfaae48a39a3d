import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { type Config, ConfigError, loadConfig } from '#server/config';
import { inspectCurrentRelease } from '#server/publishing';
import { failure, type Finding, ok, reasonOf, warning } from './finding.ts';

/** Checks the environment, its folders and the database. */
export async function checkStorage(
  env: Readonly<Partial<Record<string, string>>> = process.env,
): Promise<Finding[]> {
  let config: Config;
  try {
    config = loadConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [failure('Environment', reasonOf(error), `correct ${error.variable}, or unset it`)];
  }
  return [
    ok('Environment', `${config.mode}; all variables are valid`),
    checkFolder('Data folder', config.dataDir, 'DATA_DIR'),
    checkFolder('Cache', config.cacheDir, 'CACHE_DIR'),
    ...(await checkDatabase(config)),
  ];
}

async function checkDatabase(config: Config): Promise<Finding[]> {
  const { database } = config;
  const found =
    database.kind === 'sqlite' ? checkDatabaseFile(database.file) : await checkServer(database.url);
  return found.kind === 'failure' ? [found] : [found, ...(await checkRelease(config))];
}

const ENOUGH_BYTES = 500_000_000;

function checkFolder(part: string, folder: string, variable: string): Finding {
  const nearest = nearestExisting(folder);
  const shown = shortPath(folder);
  try {
    accessSync(nearest, constants.W_OK | constants.X_OK);
  } catch (error) {
    return failure(
      part,
      `${shown} cannot be written to (${reasonOf(error)})`,
      `change its permissions, or choose another folder with ${variable}`,
    );
  }
  const { bavail, bsize } = statfsSync(nearest);
  const free = bavail * bsize;
  const megabytes = Math.floor(free / 1_000_000);
  if (free < ENOUGH_BYTES)
    return warning(
      part,
      `${shown} has only ${megabytes} MB left`,
      'free space: a release with its pictures takes up to 500 MB',
    );
  return ok(part, nearest === folder ? shown : `${shown} (will be created)`);
}

function nearestExisting(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestExisting(dirname(folder));
}

function checkDatabaseFile(file: string): Finding {
  if (!existsSync(file)) return ok('Database', `${shortPath(file)} (will be created)`);
  try {
    // Read only, so that a running server is not disturbed.
    const database = new DatabaseSync(file, { readOnly: true });
    const [row] = database.prepare('pragma quick_check(1)').all();
    database.close();
    const result = String(Object.values(row ?? {})[0]);
    if (result === 'ok') return ok('Database', shortPath(file));
    return damaged(file, result);
  } catch (error) {
    return damaged(file, reasonOf(error));
  }
}

async function checkServer(url: string): Promise<Finding> {
  const { host, pathname } = new URL(url);
  // Without the password: reports are passed on.
  const shown = `${pathname.slice(1)} on ${host}`;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    await client.query('select 1');
    return ok('Database', `PostgreSQL, ${shown}`);
  } catch (error) {
    return failure(
      'Database',
      `${shown} does not answer (${reasonOf(error)})`,
      'start the database server, or correct DATABASE_URL',
    );
  } finally {
    await client.end().catch(() => {});
  }
}

async function checkRelease(config: Config): Promise<Finding[]> {
  try {
    const current = await inspectCurrentRelease(config);
    if (current === undefined) return [ok('Release', 'nothing was published yet')];
    const { id, hasFiles, notSold } = current;
    const files = hasFiles
      ? ok('Release', `${id} is current, and its files are complete`)
      : failure(
          'Release',
          `${id} is current, and files of it are missing in the database`,
          'publish again: verandah publish content',
        );
    return notSold === undefined ? [files] : [files, warning('Rate plans', notSold.words, notSold.remedy)];
  } catch (error) {
    return [
      failure(
        'Release',
        `the database does not say which one is current (${reasonOf(error)})`,
        'check that it is the database of this hotel, and that its user may read it',
      ),
    ];
  }
}

function damaged(file: string, reason: string): Finding {
  return failure(
    'Database',
    `${shortPath(file)} cannot be read whole (${reason})`,
    'stop the server, keep a copy of the file, and restore the last backup',
  );
}

function shortPath(path: string): string {
  const inside = relative('.', path);
  return inside.startsWith('..') ? path : inside;
}
