/**
 * `npm run version:check`: a version that is released means one commit. As soon as a `feat` follows it, package.json must
 * name the version in work ("0.4.0-dev"). Reads no tags; where the history is not there, it says so and passes.
 */
import { readVersions, versionIn, versionsInLock } from './release/files.ts';
import { askGit } from './release/git.ts';
import { isAbove, isReleasedForm, lastOf, nextInWork, targetOf } from './release/version.ts';

const FEATURE = /^feat(?:\([^)]*\))?!?: /;
const MOST_NAMED = 5;

export interface VersionReport {
  isFine: boolean;
  says: string;
}

const fine = (says: string): VersionReport => ({ isFine: true, says });
const fault = (says: string): VersionReport => ({ isFine: false, says });

export function checkVersion(root: string): VersionReport {
  const version = versionIn(root);
  const inLock = versionsInLock(root).find((each) => each !== version);
  if (inLock !== undefined)
    return fault(
      `package.json says ${version} and package-lock.json ${inLock}.\nSet both: npm version ${version} --no-git-tag-version --allow-same-version`,
    );
  const target = targetOf(version);
  if (target !== undefined) return checkTarget(root, version, target);
  if (!isReleasedForm(version))
    return fault(
      `${version} is no version: write three numbers, such as 0.3.0, or 0.3.0-dev while it is in work.`,
    );
  return checkReleased(root, version);
}

function checkTarget(root: string, version: string, target: string): VersionReport {
  const last = lastOf(readVersions(root));
  if (last === undefined || isAbove(target, last)) return fine(`${version} is in work.`);
  return fault(
    `${version} is in work, and ${last} is released already (versions.json).\n${howToSet(nextInWork(last))}`,
  );
}

function checkReleased(root: string, version: string): VersionReport {
  const released = readVersions(root)[version] ?? commitThatSet(root, version);
  const isHere =
    released !== undefined && askGit(root, 'merge-base', '--is-ancestor', released, 'HEAD') !== undefined;
  if (!isHere) return fine(`The history since ${version} is not here, so nothing was checked.`);
  const commits = askGit(root, 'log', '--format=%h %s', `${released}..HEAD`) ?? '';
  const features = commits.split('\n').filter((line) => FEATURE.test(line.replace(/^\S+ /, '')));
  if (features.length === 0) return fine(`${version} is released, and no feature has followed it.`);
  const more = features.length > MOST_NAMED ? [`  and ${features.length - MOST_NAMED} more`] : [];
  return fault(
    [
      `package.json says ${version}, which is released, and features have followed it:`,
      ...features.slice(0, MOST_NAMED).map((line) => `  ${line}`),
      ...more,
      howToSet(nextInWork(version)),
    ].join('\n'),
  );
}

/** The commit of a release that versions.json does not name yet. In a shallow history it could be any. */
function commitThatSet(root: string, version: string): string | undefined {
  if (askGit(root, 'rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  const line = `"version": "${version}"`;
  return askGit(root, 'log', '-1', '--format=%H', `-S${line}`, '--', 'package.json') || undefined;
}

function howToSet(version: string): string {
  return `Set the version in work: npm version ${version} --no-git-tag-version, and commit it. See docs/releasing.md.`;
}

if (import.meta.main) {
  const { isFine, says } = checkVersion(process.cwd());
  if (isFine) console.log(says);
  else console.error(says);
  process.exitCode = isFine ? 0 : 1;
}
