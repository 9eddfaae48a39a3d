import type { Config } from '#server/config';
import { inspectCurrentRelease } from '#server/publishing';
import { printError } from '../terminal/print.ts';

/** A hotel must not lose its cheapest rate without a word. */
export async function warnOfPlansNotSold(config: Config): Promise<void> {
  const notSold = (await inspectCurrentRelease(config))?.notSold;
  if (notSold === undefined) return;
  printError(`WARNING: ${notSold.words}.`);
  printError(`  To do: ${notSold.remedy}.`);
}
