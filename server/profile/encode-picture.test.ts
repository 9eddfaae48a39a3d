import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { encodePicture } from './encode-picture.ts';

const AT_ONCE = 2;
const WAITING = 20;

async function largePicture(): Promise<Buffer> {
  return sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
}

/** The most pictures that sharp had at a time, at work or waiting for one of its threads. */
function watchSharp(): () => number {
  let most = 0;
  const watch = (): void => {
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue + process);
  };
  sharp.queue.on('change', watch);
  onTestFinished(() => void sharp.queue.off('change', watch));
  return () => most;
}

test('decodes two pictures at a time', async () => {
  const picture = await largePicture();
  const most = watchSharp();
  const encoded = await Promise.all(Array.from({ length: 8 }, () => encodePicture(picture)));
  expect(encoded).toHaveLength(8);
  // Sharp goes on counting one that has just ended for a moment.
  expect(most()).toBeGreaterThanOrEqual(AT_ONCE);
  expect(most()).toBeLessThanOrEqual(AT_ONCE + 1);
});

test('refuses an upload when twenty wait already, and serves the others', async () => {
  const picture = await largePicture();
  const come = Array.from({ length: AT_ONCE + WAITING + 3 }, () => encodePicture(picture));
  const outcomes = await Promise.allSettled(come);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(AT_ONCE + WAITING);
  expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  expect((await encodePicture(picture)).length).toBeGreaterThan(0);
});
