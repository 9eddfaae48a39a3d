import { readVersions, unreleasedLines, versionIn } from './files.ts';
import { askGit } from './git.ts';
import { followersOf, isAbove, isReleasedForm, lastOf } from './version.ts';

/** What speaks against a release, a sentence each with the remedy, and what an interrupted one has done already. */
export interface Readiness {
  faults: string[];
  isCommitted: boolean;
  isTagged: boolean;
}

export function readiness(root: string, wanted: string): Readiness {
  const why = whyNever(root, wanted);
  if (why !== undefined) return { faults: [why], isCommitted: false, isTagged: false };
  const isCommitted = isReleaseCommit(root, wanted);
  const head = askGit(root, 'rev-parse', 'HEAD');
  const tagged = askGit(root, 'rev-parse', '--verify', '--quiet', `refs/tags/v${wanted}^{commit}`);
  const isTagged = isCommitted && tagged !== undefined && tagged === head;
  const faults = [
    onMain(root),
    cleanTree(root),
    aboveLast(root, wanted),
    ...(tagged === undefined || isTagged ? [] : [tagElsewhere(wanted, tagged)]),
    ...(isCommitted ? [] : [somethingToRelease(root)]),
  ];
  return { faults: faults.filter((each) => each !== undefined), isCommitted, isTagged };
}

/** What no other remedy could change. */
function whyNever(root: string, wanted: string): string | undefined {
  if (!isReleasedForm(wanted)) return 'It is no version: write three numbers, such as 0.3.0';
  const versions = readVersions(root);
  if (!(wanted in versions)) return undefined;
  return `It is released already (versions.json): the next is ${nextAfter(lastOf(versions) ?? wanted)}`;
}

/** The first commit of this release was made, and nothing after it. */
function isReleaseCommit(root: string, wanted: string): boolean {
  return (
    versionIn(root) === wanted && askGit(root, 'log', '-1', '--format=%s') === `chore(release): ${wanted}`
  );
}

function onMain(root: string): string | undefined {
  const branch = askGit(root, 'branch', '--show-current');
  if (branch === 'main') return undefined;
  const where = branch === undefined || branch === '' ? 'no branch' : `the branch ${branch}`;
  return `This is ${where}, and releases are made on main: git switch main`;
}

function cleanTree(root: string): string | undefined {
  const changed = askGit(root, 'status', '--porcelain') ?? 'git does not answer';
  if (changed === '') return undefined;
  const files = changed.split('\n').map((line) => line.replace(/^\S+\s+/, ''));
  return `Not everything is committed (${files.slice(0, 3).join(', ')}${files.length > 3 ? ', …' : ''}): commit it, or put it away with git stash`;
}

function aboveLast(root: string, wanted: string): string | undefined {
  const last = lastOf(readVersions(root));
  if (last === undefined || isAbove(wanted, last)) return undefined;
  return `It is not above ${last}, the last release (versions.json): the next is ${nextAfter(last)}`;
}

function nextAfter(last: string): string {
  return followersOf(last).join(', or ');
}

function tagElsewhere(wanted: string, commit: string): string {
  return `The tag v${wanted} is on ${commit.slice(0, 12)} already: if it was set by mistake and never pushed, git tag --delete v${wanted}`;
}

function somethingToRelease(root: string): string | undefined {
  const lines = unreleasedLines(root);
  if (lines === undefined)
    return 'CHANGELOG.md has no heading "## Unreleased": write it above the last release, with what changed below it';
  if (lines.length > 0) return undefined;
  return 'CHANGELOG.md has nothing under "Unreleased": write what guests, operators, designers and providers notice';
}
