import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from 'diff';

/** Finding the shortest diff takes quadratic time: above this number all lines are replaced. */
const MOST_EDITS = 4000;

/** The change of a file as a unified diff; empty where nothing changed. */
export function unifiedDiff(path: string, before: string, after: string): string {
  if (before === after) return '';
  const name = path.replaceAll('\\', '/').replace(/^\/+/, '');
  const [oldName, newName] = [`a/${name}`, `b/${name}`];
  const shortest = structuredPatch(oldName, newName, before, after, '', '', {
    context: 3,
    maxEditLength: MOST_EDITS,
  });
  return formatPatch(
    shortest ?? { ...structuredPatch(oldName, newName, '', ''), hunks: [everyLine(before, after)] },
    FILE_HEADERS_ONLY,
  );
}

function everyLine(before: string, after: string) {
  const removed = structuredPatch('', '', before, '').hunks[0];
  const added = structuredPatch('', '', '', after).hunks[0];
  return {
    oldStart: removed?.oldStart ?? 0,
    oldLines: removed?.oldLines ?? 0,
    newStart: added?.newStart ?? 0,
    newLines: added?.newLines ?? 0,
    lines: [...(removed?.lines ?? []), ...(added?.lines ?? [])],
  };
}
