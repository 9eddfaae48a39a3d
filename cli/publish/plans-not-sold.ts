import type { Config } from '#server/config';
import { inspectCurrentRelease } from '#server/publishing';
import { printError } from '../terminal/print.ts';

/** Warns of rate plans that guests are not offered, so that the hotel does not lose its cheapest rate unnoticed. */
export async function warnOfPlansNotSold(config: Config): Promise<void> {
  const notSold = (await inspectCurrentRelease(config))?.notSold;
  if (notSold === undefined) return;
  printError(`WARNING: ${notSold.words}.`);
  printError(`  To do: ${notSold.remedy}.`);
}
