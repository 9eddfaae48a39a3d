import type { Config } from '#server/config';
import { inspectCurrentRelease } from '#server/publishing';
import { complain } from '../terminal/print.ts';

/** A hotel must not lose its cheapest rate without a word. */
export async function warnOfPlansNotSold(config: Config): Promise<void> {
  const notSold = (await inspectCurrentRelease(config))?.notSold;
  if (notSold === undefined) return;
  complain(`WARNING: ${notSold.words}.`);
  complain(`  To do: ${notSold.remedy}.`);
}
