import { endOfLine, type JsonError } from './cursor.ts';

const BEGINS = /^<{7}(?: |$)/m;
const ENDS = /^>{7}(?: |$)/m;

/** Merge conflict markers. Other errors of the file follow from them. */
export function mergeConflict(text: string): JsonError | undefined {
  const begins = BEGINS.exec(text)?.index;
  const ends = ENDS.exec(text)?.index;
  const start = begins ?? ends;
  if (start === undefined) return undefined;
  return {
    code: 'json/merge-conflict',
    message: 'Git wrote two versions of these lines into the file (a merge conflict).',
    start,
    end: endOfLine(text, start),
    help: 'keep the lines of one version, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>',
    ...(begins !== undefined &&
      ends !== undefined && {
        related: { start: ends, end: endOfLine(text, ends), message: 'up to here' },
      }),
    isRecovered: false,
  };
}
