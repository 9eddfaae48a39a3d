import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each([undefined, ''])('says plainly that a token is needed and how to get one (%j)', (token) => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'chromatic.ts')], {
    encoding: 'utf8',
    env: token === undefined ? env : { ...env, CHROMATIC_PROJECT_TOKEN: token },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('CHROMATIC_PROJECT_TOKEN is not set');
  expect(stderr).toContain('https://www.chromatic.com');
  expect(stderr).toContain('npm run test:visual');
});
