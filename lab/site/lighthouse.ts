import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { installPeers } from '../peers.ts';

const run = promisify(execFile);
const LIGHTHOUSE = 'lighthouse@13.5.0';

export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Failed audits of the last three categories. */
  faults: string[];
}

export interface Lighthouse {
  visit: (address: string) => Promise<Scores>;
  remove: () => void;
}

export function installLighthouse(): Lighthouse {
  const { folder, remove } = installPeers(LIGHTHOUSE);
  return { visit: (address) => visit(folder, address), remove };
}

async function visit(folder: string, address: string): Promise<Scores> {
  const report = join(folder, 'report.json');
  // Asynchronous: this process serves the pages.
  await run(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      address,
      '--output=json',
      `--output-path=${report}`,
      '--quiet',
      '--no-enable-error-reporting',
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=${['--headless=new', ...chromiumArgs].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: await findChromium() } },
  );
  return scoresOf(JSON.parse(readFileSync(report, 'utf8')) as Report);
}

/** The used part of the report. */
interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

function scoresOf({ categories, audits }: Report): Scores {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const faults = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    faults,
  };
}
