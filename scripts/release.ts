/**
 * `npm run release -- 0.3.0`: releases a version here, and pushes nothing. One commit sets it and closes the changelog, a
 * tag names that commit, and a second commit begins the next version. `--dry-run` says what would be done.
 * A release that was interrupted is finished by the same command.
 */
import { parseArgs } from 'node:util';
import { closeChangelog, FILES, nameCommit, versionIn, writeVersion } from './release/files.ts';
import { askGit, letGit } from './release/git.ts';
import { readiness } from './release/readiness.ts';
import { nextInWork } from './release/version.ts';

interface Step {
  says: string;
  run: () => void;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
const [version, ...more] = positionals;
if (version === undefined || more.length > 0) {
  console.error('Say which version: npm run release -- 0.3.0 (with --dry-run nothing is changed)');
  process.exit(2);
}
try {
  process.exitCode = release(process.cwd(), version, { isDry: values['dry-run'] });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('This step changed nothing. Mend what git says, then run the same command again.');
  process.exitCode = 1;
}

function release(root: string, wanted: string, { isDry }: { isDry: boolean }): number {
  const { faults, isCommitted, isTagged } = readiness(root, wanted);
  if (faults.length > 0) {
    console.error([`${wanted} cannot be released:`, ...faults.map((each) => `- ${each}`)].join('\n'));
    return 1;
  }
  const steps = [
    ...(isCommitted ? [] : [commitRelease(root, wanted)]),
    ...(isTagged ? [] : [tagRelease(root, wanted)]),
    beginNext(root, wanted),
  ];
  for (const { says, run } of steps) {
    console.log(isDry ? `would ${says}` : says);
    if (!isDry) run();
  }
  console.log(isDry ? 'Nothing was changed.' : howToGoOn(wanted));
  return 0;
}

function commitRelease(root: string, wanted: string): Step {
  const day = new Date().toISOString().slice(0, 10);
  return {
    says: `set ${versionIn(root)} to ${wanted}, close the changelog of ${day}, and commit`,
    run: () =>
      commit(root, {
        subject: `chore(release): ${wanted}`,
        body: 'Sets the version, and gives what was not released its number.',
        change: () => {
          writeVersion(root, wanted);
          closeChangelog(root, { version: wanted, day });
        },
      }),
  };
}

function tagRelease(root: string, wanted: string): Step {
  return {
    says: `tag v${wanted}`,
    run: () => letGit(root, 'tag', '--annotate', `v${wanted}`, '--message', `Verandah ${wanted}`),
  };
}

function beginNext(root: string, wanted: string): Step {
  const next = nextInWork(wanted);
  return {
    says: `name the commit in ${FILES.versions} and ${FILES.lastVersion}, begin ${next}, and commit`,
    run: () => {
      const released = askGit(root, 'rev-parse', 'HEAD') ?? '';
      commit(root, {
        subject: `chore(release): begin ${next}`,
        body: `Names the commit of ${wanted}, which knows its own name only now.`,
        change: () => {
          nameCommit(root, { version: wanted, commit: released });
          writeVersion(root, next);
        },
      });
    },
  };
}

interface Change {
  subject: string;
  body: string;
  change: () => void;
}

/** Changes the files of a release and commits them, or leaves them as they were. */
function commit(root: string, { subject, body, change }: Change): void {
  try {
    change();
    letGit(root, 'commit', '--all', '--quiet', '--message', subject, '--message', body);
  } catch (error) {
    letGit(root, 'restore', '--staged', '--worktree', '--', ...Object.values(FILES));
    throw error;
  }
}

function howToGoOn(wanted: string): string {
  return [
    `${wanted} is released here. Look at it: git show v${wanted}`,
    'Then send it: git push --follow-tags origin main',
  ].join('\n');
}
