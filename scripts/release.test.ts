import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FILES, unreleasedLines, versionIn, versionsInLock } from './release/files.ts';
import { readiness } from './release/readiness.ts';
import { newRepository, removeFolders, type TestRepository } from './release/test-repository.ts';
import { nextInWork } from './release/version.ts';
import { checkVersion } from './version-check.ts';

/** All that a release may change: where branches and tags are, and its files. */
function stateOf({ git, read }: TestRepository): string[] {
  return [git('show-ref', '--head'), ...Object.values(FILES).map(read)];
}

const subjects = ({ git }: TestRepository): string[] => git('log', '-3', '--format=%s').split('\n');
const today = (): string => new Date().toISOString().slice(0, 10);

afterAll(removeFolders);

describe('npm run release -- 0.3.0', () => {
  const repository = newRepository();
  const { git, read, root } = repository;
  const { status, stderr, stdout } = repository.run('release.ts', '0.3.0');
  const released = git('rev-parse', 'HEAD~1');

  test('sets the version in a commit, and begins the next one in another', () => {
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Then send it: git push --follow-tags origin main');
    expect(subjects(repository)).toEqual([
      'chore(release): begin 0.4.0-dev',
      'chore(release): 0.3.0',
      'feat(site): show pictures',
    ]);
    expect([versionIn(root), ...versionsInLock(root)]).toEqual(['0.4.0-dev', '0.4.0-dev', '0.4.0-dev']);
    expect(git('status', '--porcelain')).toBe('');
    expect(checkVersion(root)).toEqual({ isFine: true, says: '0.4.0-dev is in work.' });
  });

  test('is made once', () => {
    expect(readiness(root, '0.3.0').faults).toEqual([
      'It is released already (versions.json): the next is 0.3.1, or 0.4.0, or 1.0.0',
    ]);
  });

  test('tags the first, and names it where versions are looked for', () => {
    expect(git('cat-file', '-t', 'v0.3.0')).toBe('tag');
    expect(git('rev-parse', 'v0.3.0^{commit}')).toBe(released);
    expect(git('show', 'v0.3.0:package.json')).toContain('"version": "0.3.0"');
    expect(JSON.parse(read('versions.json'))).toMatchObject({ '0.3.0': released });
    expect(read('lab/upgrade/last-version')).toBe(`${released}\n`);
  });

  test('gives what was not released its version and its day, below an empty place', () => {
    expect(read('CHANGELOG.md')).toContain(
      `# Changelog\n\n## Unreleased\n\n## 0.3.0 - ${today()}\n\n### Guests\n- Rooms have pictures.\n`,
    );
    expect(unreleasedLines(root)).toEqual([]);
  });

  test('changes the version of no dependency', () => {
    const changed = git('diff', '--numstat', 'HEAD~2', '--', 'package.json', 'package-lock.json');
    expect(changed.split('\n')).toEqual(['2\t2\tpackage-lock.json', '1\t1\tpackage.json']);
  });
});

describe('a release', () => {
  test('with --dry-run says what it would do, and changes nothing', () => {
    const repository = newRepository();
    const before = stateOf(repository);
    const { status, stdout } = repository.run('release.ts', '0.3.0', '--dry-run');
    expect(status).toBe(0);
    expect(stdout.split('\n')).toEqual([
      `would set 0.3.0-dev to 0.3.0, close the changelog of ${today()}, and commit`,
      'would tag v0.3.0',
      'would name the commit in versions.json and lab/upgrade/last-version, begin 0.4.0-dev, and commit',
      'Nothing was changed.',
      '',
    ]);
    expect(stateOf(repository)).toEqual(before);
  });

  test('may be a patch of the last one', () => {
    expect(readiness(newRepository().root, '0.2.1').faults).toEqual([]);
    expect(nextInWork('0.2.1')).toBe('0.3.0-dev');
  });
});

describe('it is refused', () => {
  test.each<[string, string, (repository: TestRepository) => void, string]>([
    ['a version in two numbers', '0.3', () => {}, 'write three numbers, such as 0.3.0'],
    [
      'the last version',
      '0.2.0',
      () => {},
      'It is released already (versions.json): the next is 0.2.1, or 0.3.0, or 1.0.0',
    ],
    ['an older version', '0.1.9', () => {}, 'It is not above 0.2.0, the last release'],
    [
      'another branch',
      '0.3.0',
      ({ git }) => git('switch', '--quiet', '--create', 'side'),
      'This is the branch side, and releases are made on main: git switch main',
    ],
    ['no branch', '0.3.0', ({ git }) => git('switch', '--quiet', '--detach'), 'This is no branch'],
    [
      'a file that is changed',
      '0.3.0',
      ({ write }) => write('CHANGELOG.md', '## Unreleased\n- New.\n'),
      'Not everything is committed (CHANGELOG.md): commit it, or put it away with git stash',
    ],
    [
      'files that git does not know',
      '0.3.0',
      ({ write }) => ['a', 'b', 'c', 'd'].forEach((file) => write(file, '')),
      'Not everything is committed (a, b, c, …)',
    ],
    [
      'a tag on another commit',
      '0.3.0',
      ({ git }) => git('tag', 'v0.3.0', 'HEAD~1'),
      'git tag --delete v0.3.0',
    ],
    [
      'nothing that is new',
      '0.3.0',
      ({ write, read, commit }) => {
        write('CHANGELOG.md', read('CHANGELOG.md').replaceAll(/^- .*\n/gm, ''));
        commit('docs: forget');
      },
      'CHANGELOG.md has nothing under "Unreleased"',
    ],
    [
      'a changelog without its place',
      '0.3.0',
      ({ write, commit }) => {
        write('CHANGELOG.md', '# Changelog\n');
        commit('docs: forget');
      },
      'CHANGELOG.md has no heading "## Unreleased"',
    ],
  ])('for %s', (_case, version, prepare, says) => {
    const repository = newRepository();
    prepare(repository);
    expect(readiness(repository.root, version).faults).toEqual([expect.stringContaining(says)]);
  });

  test('for everything at once, and changes nothing', () => {
    const repository = newRepository();
    repository.git('switch', '--quiet', '--create', 'side');
    repository.write('new.txt', '');
    const before = stateOf(repository);
    const { status, stderr } = repository.run('release.ts', '0.1.0');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^0\.1\.0 cannot be released:\n- /);
    expect(stderr.match(/^- /gm)).toHaveLength(3);
    expect(stateOf(repository)).toEqual(before);
  });

  test('for two versions', () => {
    const { status, stderr } = newRepository().run('release.ts', '0.3.0', '0.4.0');
    expect([status, stderr]).toEqual([2, expect.stringContaining('npm run release -- 0.3.0')]);
  });
});

describe('a release that was interrupted', () => {
  test.each([
    ['after its commit', 'HEAD~1', true],
    ['after its tag', 'HEAD~1', false],
  ])('%s is finished by the same command', (_when, to, isUntagged) => {
    const repository = newRepository();
    const { git } = repository;
    repository.run('release.ts', '0.3.0');
    git('reset', '--quiet', '--hard', to);
    if (isUntagged) git('tag', '--delete', 'v0.3.0');
    const { status, stdout } = repository.run('release.ts', '0.3.0');
    expect(status).toBe(0);
    expect(stdout).not.toContain('close the changelog');
    expect(stdout.includes('tag v0.3.0\n')).toBe(isUntagged);
    expect(subjects(repository).slice(0, 2)).toEqual([
      'chore(release): begin 0.4.0-dev',
      'chore(release): 0.3.0',
    ]);
    expect(git('rev-parse', 'v0.3.0^{commit}')).toBe(git('rev-parse', 'HEAD~1'));
    expect(repository.read('CHANGELOG.md').match(/^## 0\.3\.0/gm)).toHaveLength(1);
  });

  test('by a hook leaves everything as it was, and says what the hook said', () => {
    const repository = newRepository();
    repository.write('.git/hooks/pre-commit', '#!/bin/sh\necho "No commits on Fridays" >&2\nexit 1\n');
    repository.git('config', 'core.hooksPath', '.git/hooks');
    chmodSync(join(repository.root, '.git/hooks/pre-commit'), 0o755);
    const before = stateOf(repository);
    const { status, stderr } = repository.run('release.ts', '0.3.0');
    expect(status).toBe(1);
    expect(stderr).toContain('No commits on Fridays');
    expect(stderr).toContain('This step changed nothing');
    expect(stateOf(repository)).toEqual(before);
  });
});

test('the files of this repository are those that a release changes', () => {
  const root = join(import.meta.dirname, '..');
  expect(versionsInLock(root)).toEqual([versionIn(root), versionIn(root)]);
  expect(unreleasedLines(root), 'CHANGELOG.md has its place').toBeDefined();
  expect(readFileSync(join(root, FILES.lastVersion), 'utf8')).toMatch(/^[\da-f]{40}\n$/);
  expect(readFileSync(join(root, FILES.versions), 'utf8')).toMatch(/^\{\n {2}"/);
});
