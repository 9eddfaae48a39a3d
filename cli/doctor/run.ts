import type { Arguments } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { EXIT } from '../exit.ts';
import { style } from '../terminal/style.ts';
import { twoColumns } from '../terminal/wrap.ts';
import type { Finding } from './finding.ts';
import { checkClock, checkNode, checkTerminal, checkTimeZones } from './machine.ts';
import { checkFonts, checkPictures, checkSite } from './parts.ts';
import { checkStorage } from './storage.ts';
import { print } from '../terminal/print.ts';

const MARKS = { ok: ['green', 'ok  '], warning: ['yellow', 'look'], failure: ['red', 'bad '] } as const;

/** `verandah doctor`: checks this machine and its settings. */
export async function runDoctor(args: Arguments): Promise<number> {
  if (args.positionals.length > 0) throw new UsageError('doctor checks the machine; it takes no path.');
  const findings = await findingsOf(args);
  const width = Math.max(...findings.map(({ part }) => part.length));
  for (const finding of findings) print(linesOf(finding, width).join('\n'));
  const hasFailed = findings.some(({ kind }) => kind === 'failure');
  const isWell = args.has('proxy')
    ? '\nThe server sees the addresses of guests.'
    : args.has('books')
      ? '\nNothing is missing and nothing is too much.'
      : '\nVerandah can run here.';
  print(hasFailed ? '\nCorrect the lines marked bad first.' : isWell);
  return hasFailed ? EXIT.problems : EXIT.ok;
}

async function findingsOf(args: Arguments): Promise<Finding[]> {
  if (args.has('proxy')) return (await import('./proxy.ts')).checkProxy();
  if (args.has('books')) return (await import('./books.ts')).checkBooks();
  return checkMachine();
}

async function checkMachine(): Promise<Finding[]> {
  return [
    checkNode(),
    ...(await checkStorage()),
    await checkPictures(),
    checkFonts(),
    checkSite(),
    checkClock(),
    checkTimeZones(),
    checkTerminal(),
  ];
}

function linesOf(finding: Finding, width: number): string[] {
  const [colour, mark] = MARKS[finding.kind];
  const words = finding.kind === 'ok' ? finding.words : `${finding.words}. To do: ${finding.remedy}.`;
  const [first = '', ...more] = twoColumns([[`${mark} ${finding.part.padEnd(width)}`, words]]);
  return [first.replace(mark, () => style(colour, mark)), ...more];
}
