import type { Diagnostic } from '#schemas/engine';
import { UsageError } from '../command.ts';
import { type PartialReport, withDiagnostics } from './narrow.ts';

const LEVELS = { off: 'off', warn: 'warning', error: 'error' } as const;
type Level = (typeof LEVELS)[keyof typeof LEVELS];

/** The levels that `--rule` sets. */
export type RuleLevels = ReadonlyMap<string, Level>;

/** Parses `seo/title-length=off`. */
export async function readRuleLevels(written: readonly string[]): Promise<RuleLevels> {
  const levels = await Promise.all(written.map(readRuleLevel));
  return new Map(levels);
}

async function readRuleLevel(written: string): Promise<[string, Level]> {
  const [, code = '', word = ''] = /^([^=]*)=(.*)$/.exec(written) ?? [];
  const level = Object.entries(LEVELS).find(([name]) => name === word)?.[1];
  if (level === undefined)
    throw new UsageError(
      `--rule is <rule>=off, warn or error, not "${written}". For example seo/title-length=off.`,
    );
  const { findRule } = await import('../rules/find-rule.ts');
  await findRule(code);
  return [code, level];
}

/** Applies the levels of `--rule`. Publishing ignores them. */
export function withRuleLevels(report: PartialReport, levels: RuleLevels): PartialReport {
  if (levels.size === 0) return report;
  const diagnostics = report.diagnostics.flatMap((found): Diagnostic[] => {
    const level = levels.get(found.code);
    if (level === 'off') return [];
    return [level === undefined ? found : { ...found, severity: level }];
  });
  return withDiagnostics(report, diagnostics);
}
