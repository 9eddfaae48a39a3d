import { readFileSync } from 'node:fs';
import type { Diagnostic } from '#schemas/engine';
import type { Arguments } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { isFormat, type ReportFormat } from '../report/formats.ts';
import { readRuleLevels, type RuleLevels } from './rule-levels.ts';
import { findTarget, placeOf, type Target } from './target.ts';

export interface CheckRequest {
  target: Target;
  /** Files whose content comes from standard input. */
  overlay: ReadonlyMap<string, Uint8Array>;
  rules: RuleLevels;
  since: string | undefined;
  failOn: 'error' | 'warning';
  format: ReportFormat;
  level: Diagnostic['severity'];
  maxProblems: number;
  isWatching: boolean;
  mayUseCache: boolean;
}

export async function readCheckRequest(args: Arguments): Promise<CheckRequest> {
  const maxProblems = readCount(args.text('max-problems'));
  const format = args.text('format') ?? 'pretty';
  const stdinPath = readStdinPath(args);
  if (stdinPath !== undefined && args.has('watch'))
    throw new UsageError('--stdin is read once; remove --watch.');
  const place = stdinPath === undefined ? undefined : placeOf(stdinPath);
  return {
    target:
      place === undefined ? await findTarget(args.positionals) : { root: place.root, parts: [place.path] },
    overlay: new Map(place === undefined ? [] : [[place.path, new Uint8Array(readFileSync(0))]]),
    rules: await readRuleLevels(args.texts('rule')),
    since: args.text('since'),
    failOn: args.text('fail-on') === 'warning' ? 'warning' : 'error',
    format: isFormat(format) ? format : 'pretty',
    level: readLevel(args.text('level')),
    maxProblems,
    isWatching: args.has('watch'),
    mayUseCache: !args.has('no-cache'),
  };
}

function readStdinPath(args: Arguments): string | undefined {
  const path = args.text('stdin-path');
  if (path === undefined && !args.has('stdin')) return undefined;
  if (path === undefined)
    throw new UsageError('--stdin needs --stdin-path <file>, which decides the kind of the file.');
  if (!args.has('stdin')) throw new UsageError('--stdin-path needs --stdin.');
  if (args.positionals.length > 0) throw new UsageError('--stdin checks one file; remove the other paths.');
  return path;
}

function readLevel(word: string | undefined): Diagnostic['severity'] {
  return word === 'error' || word === 'warning' ? word : 'info';
}

function readCount(written: string | undefined): number {
  if (written === undefined) return Number.POSITIVE_INFINITY;
  if (/^\d{1,9}$/.test(written)) return Number(written);
  throw new UsageError(`--max-problems is a number, not "${written}".`);
}
