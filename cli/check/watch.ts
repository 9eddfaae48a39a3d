import {
  checkContent,
  type CheckRequest as ContentRequest,
  createCheckCache,
  type Report,
} from '#schemas/engine';
import { liveFileSystem } from '#schemas/engine/disk';
import { isForPeople } from '../report/formats.ts';
import { renderReport } from '../report.ts';
import { style } from '../terminal/style.ts';
import { isTerminal } from '../terminal/terminal.ts';
import { invalidateChanged } from './invalidate-changed.ts';
import { createChangeQueue } from './change-queue.ts';
import { asAsked, nothingWords, verdictOf } from './outcome.ts';
import type { CheckRequest } from './request.ts';
import { watchFolder } from './watch-folder.ts';
import { print } from '../terminal/print.ts';

/** Moves the cursor to the top and clears the screen and the scrollback. */
const CLEAR = '\u001b[H\u001b[2J\u001b[3J';

/**
 * `verandah check --watch`: shows what the rules of form say at once, and what the rules of sense add when they have
 * priced the nights. Checks again after each save until Ctrl+C. The exit code is that of the last check. */
export async function watchContent(request: CheckRequest): Promise<number> {
  const { root } = request.target;
  const fs = liveFileSystem(root);
  const cache = createCheckCache();
  const queue = createChangeQueue();
  // Watches before the first check, so that a save during it is not missed.
  const watcher = watchFolder(root, (change) => queue.put(change));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => queue.close());
  let verdict = await checkAndShow({ fs, root, cache }, request);
  for (let change = await queue.take(); change !== undefined; change = await queue.take()) {
    invalidateChanged({ cache, fs }, change);
    verdict = await checkAndShow({ fs, root, cache }, request);
  }
  watcher.close();
  return verdict;
}

async function checkAndShow(content: ContentRequest, request: CheckRequest): Promise<number> {
  const began = performance.now();
  let form = Promise.resolve('');
  const whole = await checkContent({
    ...content,
    onForm: (report) => {
      // Programs read one report for each save.
      if (!isForPeople(request.format)) return;
      form = wordsOf(report, request);
      void form.then((words) => show(words, request, performance.now() - began));
    },
  });
  const words = await wordsOf(whole, request);
  // Most often prices make sense, and there is nothing to add.
  if (words !== (await form)) show(words, request, performance.now() - began);
  return verdictOf(await asAsked(whole, request), request.failOn);
}

async function wordsOf(whole: Report, request: CheckRequest): Promise<string> {
  const report = await asAsked(whole, request);
  const { root } = request.target;
  return nothingWords(whole, report, request) ?? (await renderReport(report, { ...request, root }));
}

function show(words: string, { format, target }: CheckRequest, ms: number): void {
  // Formats for programs have records only on standard output.
  if (!isForPeople(format)) {
    print(words);
    return;
  }
  const clock = new Date().toTimeString().slice(0, 8);
  const status = `${clock}, ${Math.max(1, Math.round(ms))} ms. Watching ${target.root}; Ctrl+C ends.`;
  const clear = isTerminal() ? CLEAR : '';
  print(`${clear}${words}\n\n${style('dim', status)}`);
}
