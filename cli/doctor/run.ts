import type { Arguments } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { EXIT } from '../exit.ts';
import { style } from '../terminal/style.ts';
import { twoColumns } from '../terminal/wrap.ts';
import type { Finding } from './finding.ts';
import { lookAtClock, lookAtNode, lookAtTerminal, lookAtTimeZones } from './machine.ts';
import { lookAtFonts, lookAtPictures, lookAtSite } from './parts.ts';
import { lookAtStorage } from './storage.ts';
import { print } from '../terminal/print.ts';

const MARKS = { ok: ['green', 'ok  '], weak: ['yellow', 'look'], broken: ['red', 'bad '] } as const;

/** `verandah doctor`: whether this machine has all that Verandah needs. */
export async function runDoctor(args: Arguments): Promise<number> {
  if (args.positionals.length > 0) throw new UsageError('doctor looks at the machine; it takes no path.');
  const findings = args.has('proxy')
    ? await (await import('./proxy.ts')).lookAtProxy()
    : await lookAtMachine();
  const width = Math.max(...findings.map(({ part }) => part.length));
  for (const finding of findings) print(linesOf(finding, width).join('\n'));
  const isBroken = findings.some(({ kind }) => kind === 'broken');
  const isWell = args.has('proxy') ? '\nThe server tells guests apart.' : '\nVerandah can work here.';
  print(isBroken ? '\nWhat is marked bad must be put right first.' : isWell);
  return isBroken ? EXIT.problems : EXIT.ok;
}

async function lookAtMachine(): Promise<Finding[]> {
  return [
    lookAtNode(),
    ...(await lookAtStorage()),
    await lookAtPictures(),
    lookAtFonts(),
    lookAtSite(),
    lookAtClock(),
    lookAtTimeZones(),
    lookAtTerminal(),
  ];
}

function linesOf(finding: Finding, width: number): string[] {
  const [colour, mark] = MARKS[finding.kind];
  const words = finding.kind === 'ok' ? finding.words : `${finding.words}. To do: ${finding.remedy}.`;
  const [first = '', ...more] = twoColumns([[`${mark} ${finding.part.padEnd(width)}`, words]]);
  return [first.replace(mark, () => style(colour, mark)), ...more];
}
