import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const scripts = join(import.meta.dirname, '..');

/** Whose machine it is makes no difference: no settings, no hooks, no name but this. */
const OWN_SETTINGS = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Asha',
  GIT_AUTHOR_EMAIL: 'asha@example.com',
  GIT_COMMITTER_NAME: 'Asha',
  GIT_COMMITTER_EMAIL: 'asha@example.com',
};

interface Ran {
  status: number | null;
  stdout: string;
  stderr: string;
}

export interface TestRepository {
  root: string;
  git: (...words: string[]) => string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Writes a version into package.json and its lock file. */
  setVersion: (version: string) => void;
  /** Commits everything that is not committed, be it nothing. */
  commit: (subject: string) => void;
  /** Runs a script of this folder's parent in the repository. */
  run: (script: 'release.ts' | 'version-check.ts', ...words: string[]) => Ran;
}

const CHANGELOG = `# Changelog

## Unreleased

### Guests
- Rooms have pictures.
- Prices are totals.

## 0.2.0 - 2026-11-23

### Guests
- Rooms have names.
`;

let template: TestRepository | undefined;
const folders: string[] = [];

/** An empty folder until `removeFolders`. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-release-'));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  template = undefined;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A repository whose version 0.2.0 is released, and whose 0.3.0 is in work. Git makes it once; the others are copies. */
export function newRepository(): TestRepository {
  template ??= makeTemplate();
  const root = newFolder();
  cpSync(template.root, root, { recursive: true });
  return repositoryAt(root);
}

function makeTemplate(): TestRepository {
  const repository = repositoryAt(newFolder());
  const { git, write, setVersion, commit } = repository;
  git('init', '--quiet', '--initial-branch', 'main', '--template=');
  setVersion('0.2.0');
  write('CHANGELOG.md', CHANGELOG);
  write('versions.json', '{}\n');
  commit('chore(release): 0.2.0');
  const released = git('rev-parse', 'HEAD');
  write('versions.json', `${JSON.stringify({ '0.2.0': released }, null, 2)}\n`);
  write('lab/upgrade/last-version', `${released}\n`);
  setVersion('0.3.0-dev');
  commit('chore(release): begin 0.3.0-dev');
  commit('feat(site): show pictures');
  return repository;
}

function repositoryAt(root: string): TestRepository {
  const env = { ...withoutGit(process.env), ...OWN_SETTINGS };
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', env }).trim();
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  return {
    root,
    git,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write,
    setVersion: (version) => {
      write('package.json', `${JSON.stringify(manifest(version), null, 2)}\n`);
      write('package-lock.json', `${JSON.stringify(lock(version), null, 2)}\n`);
    },
    commit: (subject) => {
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', subject);
    },
    run: (script, ...words) =>
      spawnSync(process.execPath, [join(scripts, script), ...words], { cwd: root, encoding: 'utf8', env }),
  };
}

/** A commit hook of this repository sets variables that would lead git there. */
function withoutGit(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')));
}

function manifest(version: string) {
  return { name: 'hotel', version, private: true, dependencies: { other: '0.2.0' } };
}

function lock(version: string) {
  return {
    name: 'hotel',
    version,
    lockfileVersion: 3,
    packages: {
      '': { name: 'hotel', version, dependencies: { other: '0.2.0' } },
      'node_modules/other': { version: '0.2.0', integrity: 'sha512-' },
    },
  };
}
