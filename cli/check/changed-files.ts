import { spawnSync } from 'node:child_process';
import { UsageError } from '../command.ts';
import { onPaths, type PartialReport, withDiagnostics } from './narrow.ts';

/** Diagnostics that a change in one file causes in files that did not change. */
const BREAKS_ELSEWHERE = new Set(['ref/not-found', 'asset/not-found', 'asset/case', 'file/missing']);

/** Limits a report to files that changed since a git ref, and to what they broke in other files. */
export function changedSince(report: PartialReport, ref: string): PartialReport {
  const changed = changedFiles(report.root, ref);
  if (changed.size === 0) return onPaths(withDiagnostics(report, []), []);
  const diagnostics = report.diagnostics.filter(
    ({ file, code, related }) =>
      changed.has(file) || BREAKS_ELSEWHERE.has(code) || related.some((place) => changed.has(place.file)),
  );
  const paths = report.paths.filter((path) => changed.has(path));
  return onPaths(withDiagnostics(report, diagnostics), paths);
}

/** Files of the folder that differ from a git ref, including untracked files. */
function changedFiles(folder: string, ref: string): ReadonlySet<string> {
  const differing = git(folder, [
    'diff',
    '--name-only',
    '--relative',
    '-z',
    '--end-of-options',
    ref,
    '--',
    '.',
  ]);
  const unknown = git(folder, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']);
  return new Set(`${differing}${unknown}`.split('\0').filter(Boolean));
}

function git(folder: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (error !== undefined) throw new UsageError(`--since needs git, which did not start (${error.message}).`);
  if (status === 0) return stdout;
  const [message = ''] = stderr.trim().split('\n');
  throw new UsageError(`--since: git does not know what changed (${message}).`);
}
