import { spawnSync } from 'node:child_process';

/** The folder says which repository is meant, also when a hook of another one runs this. */
const OF_HOOKS = { GIT_DIR: undefined, GIT_INDEX_FILE: undefined, GIT_WORK_TREE: undefined };

function runGit(root: string, words: readonly string[]) {
  return spawnSync('git', words, { cwd: root, encoding: 'utf8', env: { ...process.env, ...OF_HOOKS } });
}

/** What git answers in a folder; undefined where it refuses, or where there is no git. */
export function askGit(root: string, ...words: string[]): string | undefined {
  const { status, stdout } = runGit(root, words);
  return status === 0 ? stdout.trim() : undefined;
}

/** Lets git change something; throws with its own words if it does not. */
export function letGit(root: string, ...words: string[]): void {
  const { status, stdout, stderr, error } = runGit(root, words);
  if (status === 0) return;
  const said = error === undefined ? `${stdout}${stderr}`.trim() : error.message;
  throw new Error(`git ${words[0]} failed:\n${said}`);
}
