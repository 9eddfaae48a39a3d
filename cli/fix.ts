import { type Diagnostic, type Repair, repairContent } from '#schemas/engine';
import { nodeFileSystem } from '#schemas/engine/disk';
import type { Arguments } from './arguments.ts';
import { findTarget, isMeant, type Target } from './check/target.ts';
import { EXIT } from './exit.ts';
import { showChanges, writeChanges } from './files/changes.ts';
import { counted, summaryOf } from './report/summary.ts';
import { printError, print } from './terminal/print.ts';

/** `verandah fix [paths]`: repairs what has a single right answer, and reports the rest. */
export async function runFix(args: Arguments): Promise<number> {
  const target = await findTarget(args.positionals);
  const isWanted = await readOptions(args, target);
  const repair = await repairContent({ fs: nodeFileSystem, root: target.root, isWanted });
  if (repair.report.files === 0) {
    printError(`Nothing to repair: there is no content in ${target.root}.`);
    return EXIT.usage;
  }
  const verdict = repair.report.errors > 0 ? EXIT.problems : EXIT.ok;
  // Set before printing, so that a reader who closes the pipe still gets the exit code.
  process.exitCode = verdict;
  if (args.has('dry-run')) {
    // Only the diff goes to standard output, so that it can be saved or applied.
    showChanges(repair.files, target.root);
    printError(`${wordsOf(repair, 'would be repaired')} Nothing was written.`);
    return verdict;
  }
  const isWhole = writeChanges(repair.files, target.root, (file) => titlesOf(repair, file));
  if (!isWhole) return EXIT.unreadable;
  print(wordsOf(repair, 'repaired'));
  return verdict;
}

async function readOptions(args: Arguments, target: Target): Promise<(found: Diagnostic) => boolean> {
  const rules = args.texts('rule');
  if (rules.length > 0) {
    const { findRule } = await import('./rules/find-rule.ts');
    await Promise.all(rules.map(findRule));
  }
  return ({ fix, file, code }) =>
    fix !== undefined &&
    (fix.safe || args.has('unsafe')) &&
    (rules.length === 0 || rules.includes(code)) &&
    isMeant(target, file);
}

function titlesOf({ repaired }: Repair, file: string): string {
  const titles = repaired.filter((found) => found.file === file).map(({ fix }) => fix?.title ?? '');
  return [...new Set(titles)].join(', ');
}

function wordsOf({ repaired, report, files }: Repair, verb: string): string {
  const done =
    repaired.length === 0
      ? 'There is nothing to repair.'
      : `${counted(repaired.length, 'problem')} in ${counted(files.size, 'file')} ${verb}.`;
  if (report.diagnostics.length === 0) return `${done} ${summaryOf(report, 0)}`;
  const { errors, warnings, infos } = report;
  const notes = infos === 0 ? '' : `, ${counted(infos, 'note')}`;
  return `${done} Left: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}${notes}.`;
}
