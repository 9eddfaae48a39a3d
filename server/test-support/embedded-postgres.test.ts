import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a process that started a server ends with its own exit code', { timeout: 60_000 }, () => {
  const script = `
    import { startPostgres } from './server/test-support/embedded-postgres.ts';
    const server = await startPostgres();
    await server.stop();
    process.exitCode = 3;`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([3, '']);
});
