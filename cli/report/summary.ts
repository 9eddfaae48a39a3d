import type { Report } from '#schemas/engine';

export function summaryOf({ files, errors, warnings, infos }: Report, shown: number): string {
  const checked = `${counted(files, 'file')} checked`;
  const total = errors + warnings + infos;
  if (total === 0) return `${checked}: no problems.`;
  const found = [
    counted(errors, 'error'),
    counted(warnings, 'warning'),
    ...(infos > 0 ? [counted(infos, 'note')] : []),
  ].join(', ');
  return `${checked}: ${found}${shown < total ? ` (${shown} shown)` : ''}.`;
}

export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
