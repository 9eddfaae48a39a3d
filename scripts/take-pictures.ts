/**
 * Takes the pictures of the README: `npm run build`, then `node scripts/take-pictures.ts`. It serves the demo hotel
 * and Storybook, which it builds unless `--no-build` is given, and writes `docs/pictures`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { openStay } from '../e2e/dates.ts';
import { freePort } from '../server/test-support/free-port.ts';
import { visitStorybook } from './built-storybook.ts';
import { chromiumArgs, findChromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/pictures');
const PORT = String(await freePort());
const SITE = `http://127.0.0.1:${PORT}`;
/** Publishing encodes every picture first. */
const WAIT_MS = 300_000;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
const server = spawn(process.execPath, ['e2e/serve-hotel.ts', 'content', PORT], {
  cwd: root,
  stdio: 'inherit',
});
try {
  await answered(`${SITE}/api/v1/ready`);
  await takeSite(page);
  process.exitCode = await visitStorybook(process.argv.slice(2), (url) => takeStorybook(page, url));
} finally {
  server.kill();
  await browser.close();
}

async function takeSite(guest: Page): Promise<void> {
  const { checkIn, checkOut } = openStay(2);
  await guest.goto(SITE, { waitUntil: 'networkidle' });
  await keep(guest, 'home');
  await guest.goto(`${SITE}/book?location=udaipur&checkin=${checkIn}&checkout=${checkOut}&rooms=2`);
  const choose = guest.getByRole('button', { name: 'Choose Saver, Lake Suite' });
  await choose.waitFor();
  await guest.waitForLoadState('networkidle');
  await keep(guest, 'book');
  await choose.click();
  await guest.getByRole('heading', { level: 1, name: 'Review and book' }).waitFor();
  await guest.waitForLoadState('networkidle');
  await keep(guest, 'checkout');
}

async function takeStorybook(designer: Page, url: string): Promise<number> {
  await designer.goto(`${url}/?path=/story/travel-room-card--in-a-row`);
  const story = designer.frameLocator('#storybook-preview-iframe');
  await story.locator('#storybook-root > *').first().waitFor();
  await designer.waitForLoadState('networkidle');
  await keep(designer, 'storybook');
  return 0;
}

async function keep(drawn: Page, name: string): Promise<void> {
  const picture = await drawn.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
}

async function answered(url: string): Promise<void> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  throw new Error(`${url} did not answer within ${WAIT_MS / 1000} seconds.`);
}
