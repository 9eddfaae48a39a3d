import { cpSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { newFolder, newRepository, removeFolders } from './release/test-repository.ts';
import { checkVersion } from './version-check.ts';

const NOT_HERE = {
  isFine: true,
  says: 'The history since 0.2.0 is not here, so nothing was checked.',
};

afterAll(removeFolders);

test('a version in work may have features', () => {
  expect(newRepository().run('version-check.ts')).toMatchObject({
    status: 0,
    stdout: '0.3.0-dev is in work.\n',
  });
});

test('features on top of a released version are named, with what to do', () => {
  const repository = newRepository();
  repository.setVersion('0.2.0');
  repository.commit('feat!: show prices');
  repository.commit('fix(site): show them in time');
  const { status, stderr } = repository.run('version-check.ts');
  expect(status).toBe(1);
  expect(stderr.replaceAll(/^ {2}\w+ /gm, '  ')).toBe(
    [
      'package.json says 0.2.0, which is released, and features have followed it:',
      '  feat!: show prices',
      '  feat(site): show pictures',
      'Set the version in work: npm version 0.3.0-dev --no-git-tag-version, and commit it. See docs/releasing.md.',
      '',
    ].join('\n'),
  );
});

test('of many features five are named', () => {
  const repository = newRepository();
  repository.setVersion('0.2.0');
  for (const count of [1, 2, 3, 4, 5, 6]) repository.commit(`feat(site): show ${count}`);
  expect(checkVersion(repository.root).says).toContain('  and 2 more\n');
});

test('fixes may follow a released version', () => {
  const repository = newRepository();
  repository.git('reset', '--quiet', '--hard', 'HEAD~1');
  repository.setVersion('0.2.0');
  repository.commit('fix(site): show names in time');
  repository.commit('docs: say feat: in the middle');
  expect(checkVersion(repository.root)).toEqual({
    isFine: true,
    says: '0.2.0 is released, and no feature has followed it.',
  });
});

test('a release that versions.json does not name yet began where package.json was set', () => {
  const repository = newRepository();
  repository.setVersion('0.3.0');
  repository.commit('chore(release): 0.3.0');
  expect(checkVersion(repository.root).isFine).toBe(true);
  repository.commit('feat(site): show prices');
  const { isFine, says } = checkVersion(repository.root);
  expect(isFine).toBe(false);
  expect(says).toContain('feat(site): show prices');
  expect(says).not.toContain('feat(site): show pictures');
});

test('in a shallow clone nothing is checked, and that is said', () => {
  const repository = newRepository();
  repository.setVersion('0.2.0');
  repository.commit('feat(site): show prices');
  const clone = newFolder();
  repository.git('clone', '--quiet', '--depth', '1', `file://${repository.root}`, clone);
  expect(checkVersion(clone)).toEqual(NOT_HERE);
});

test('nor is it without a repository', () => {
  const repository = newRepository();
  repository.setVersion('0.2.0');
  const unpacked = newFolder();
  cpSync(repository.root, unpacked, { recursive: true, filter: (path) => !path.endsWith('.git') });
  expect(checkVersion(unpacked)).toEqual(NOT_HERE);
});

test('a version in work is above the last release', () => {
  const repository = newRepository();
  repository.write('versions.json', '{ "0.2.0": "a", "0.10.0": "b" }\n');
  const { isFine, says } = checkVersion(repository.root);
  expect(isFine).toBe(false);
  expect(says).toContain('0.3.0-dev is in work, and 0.10.0 is released already (versions.json).');
  expect(says).toContain('npm version 0.11.0-dev');
});

test('both files say the same version', () => {
  const repository = newRepository();
  repository.write('package.json', repository.read('package.json').replace('0.3.0-dev', '0.4.0-dev'));
  const { isFine, says } = checkVersion(repository.root);
  expect(isFine).toBe(false);
  expect(says).toContain('package.json says 0.4.0-dev and package-lock.json 0.3.0-dev.');
  expect(says).toContain('npm version 0.4.0-dev --no-git-tag-version --allow-same-version');
});

test.each(['0.3-dev', '0.3.0-beta', '00.3.0'])('%s is no version', (version) => {
  const repository = newRepository();
  repository.setVersion(version);
  const { isFine, says } = checkVersion(repository.root);
  expect([isFine, says]).toEqual([false, expect.stringContaining(`${version} is no version`)]);
});
