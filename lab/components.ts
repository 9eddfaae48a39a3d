/**
 * The cost of the design system beside hand-written React: time and memory in one Chromium, alternating, in a
 * production build, including styles and layout. Then the size of six components without React.
 */
import { chromium } from 'playwright';
import { compileTheme, demoThemes, type ThemeVars } from '#design-system/theme';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';
import { type PageTimer, createPageTimer } from './components/page-timer.ts';
import type { Job, Way } from './components/page.tsx';
import { servePage } from './components/serve-page.ts';
import { type Weights, weighOurs, weighRadixThemes, weighReact } from './components/weights.ts';
import { median } from './processes.ts';
import { rounds } from './short.ts';

const TIMING = { warmUp: rounds(6), times: rounds(31) };
const WEIGHING = { warmUp: 1, times: rounds(3) };
const HEAP_TARGET = 2;
const THEME_TARGET = 1.1;
const SCRIPT_TARGET = 1.5;

const jobs = [
  { job: 'buttons', what: '1,000 buttons', target: 1.1 },
  { job: 'fields', what: '50 form fields', target: 1.2 },
  { job: 'dialogs', what: '200 closed dialogs', target: 1.4 },
] as const satisfies { job: Job; what: string; target: number }[];

type Samples = Record<Way, number[]>;

interface Row {
  what: string;
  ours: string;
  raw: string;
  ratio: string;
  target: string;
  'Radix Themes'?: string;
}

export async function benchComponents({ withPeers }: { withPeers: boolean }): Promise<Row[]> {
  return [...(await measureInBrowser()), ...(await weighSix(withPeers))];
}

async function measureInBrowser(): Promise<Row[]> {
  const served = await servePage();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage();
    await page.goto(served.address);
    const timer = await createPageTimer(page);
    const rows: Row[] = [];
    for (const { job, what, target } of jobs)
      rows.push(row({ what: `mount ${what}`, samples: await timeMounting(timer, job), target, unit: 'ms' }));
    rows.push(
      row({
        what: 're-theme 1,000 buttons',
        samples: await timeTheming(timer),
        target: THEME_TARGET,
        unit: 'ms',
      }),
    );
    for (const { job, what } of jobs) {
      const samples = await weighHeap(timer, job);
      rows.push(row({ what: `heap of ${what}`, samples, target: HEAP_TARGET, unit: 'kB' }));
    }
    return rows;
  } finally {
    await browser.close();
    served.close();
  }
}

function timeMounting(timer: PageTimer, job: Job): Promise<Samples> {
  return inTurns(TIMING, async (way) => {
    const ms = await timer.time(`bench.mount('${job}', '${way}')`);
    await timer.run('bench.unmount()');
    return ms;
  });
}

/** The raw elements take their colours from the same number of variables. */
async function timeTheming(timer: PageTimer): Promise<Samples> {
  const themes = [varsOf('kesar'), varsOf('nocturne')];
  const raw = themes.map((vars) =>
    Object.fromEntries(Object.entries(vars).map(([name, value]) => [name.replace('--vr-', '--raw-'), value])),
  );
  await timer.run(`globalThis.themes = ${JSON.stringify({ ours: themes, raw })}`);
  return inTurns(TIMING, async (way) => {
    await timer.run(`bench.mount('buttons', '${way}'); bench.applyThemeNow(themes.${way}[0])`);
    const ms = await timer.time(`bench.applyThemeNow(themes.${way}[1])`);
    await timer.run('bench.unmount(); bench.removeTheme()');
    return ms;
  });
}

function varsOf(name: keyof typeof demoThemes): ThemeVars {
  const { vars } = compileTheme(demoThemes[name]);
  if (vars === undefined) throw new Error(`The demo theme ${name} does not compile`);
  return vars;
}

async function weighHeap(timer: PageTimer, job: Job): Promise<Samples> {
  return inTurns(WEIGHING, async (way) => {
    const before = await timer.heap();
    await timer.run(`bench.mount('${job}', '${way}')`);
    const after = await timer.heap();
    await timer.run('bench.unmount()');
    return after - before;
  });
}

/** Alternates which way comes first. */
async function inTurns(
  { warmUp, times }: typeof TIMING,
  measure: (way: Way) => Promise<number>,
): Promise<Samples> {
  const samples: Samples = { ours: [], raw: [] };
  const ways = ['ours', 'raw'] as const;
  for (let round = 0; round < warmUp + times; round += 1) {
    for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
      const value = await measure(way);
      if (round >= warmUp) samples[way].push(value);
    }
  }
  return samples;
}

async function weighSix(withPeers: boolean): Promise<Row[]> {
  const react = await weighReact();
  const ours = await weighOurs();
  const themes = withPeers ? await weighRadixThemes() : undefined;
  const script = ratioRow({
    what: 'script of six components and React, gzip',
    ours: ours.script.gzip / 1000,
    raw: react.script.gzip / 1000,
    ratio: ours.script.gzip / react.script.gzip,
    target: SCRIPT_TARGET,
    unit: 'kB',
  });
  const styles: Row = { what: 'their stylesheet, gzip', ours: kB(ours), raw: '', ratio: '', target: '' };
  if (themes === undefined) return [script, styles];
  const ratio = (themes.script.gzip / react.script.gzip).toFixed(2);
  return [
    { ...script, 'Radix Themes': `${(themes.script.gzip / 1000).toFixed(1)} kB: ${ratio}` },
    { ...styles, 'Radix Themes': kB(themes) },
  ];
}

const kB = ({ styles }: Weights): string => `${(styles.gzip / 1000).toFixed(1)} kB`;

interface Measured {
  what: string;
  ours: number;
  raw: number;
  ratio: number;
  target: number;
  unit: string;
}

/** The ratio is taken within each round, so that a slow moment affects both. */
function row({ samples, ...rest }: Omit<Measured, Way | 'ratio'> & { samples: Samples }): Row {
  const ratios = samples.ours.map((ours, round) => ours / (samples.raw[round] ?? Number.NaN));
  return ratioRow({
    ...rest,
    ours: median(samples.ours),
    raw: median(samples.raw),
    ratio: median(ratios),
  });
}

function ratioRow({ what, ours, raw, ratio, target, unit }: Measured): Row {
  return {
    what,
    ours: `${ours.toFixed(1)} ${unit}`,
    raw: `${raw.toFixed(1)} ${unit}`,
    ratio: ratio.toFixed(2),
    target: `≤ ${target.toFixed(2)}`,
  };
}
