/**
 * Compares the twelve main screens and the Matrix stories with their pictures in `stories/visual/references`, in the modes of
 * `.storybook/modes.ts`; `-- screens` compares the screens alone. Another browser than the one that drew them compares
 * nothing, and says so. `--update` takes the pictures anew where they differ; Storybook is built first unless `--no-build`
 * is given.
 */
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool, visitStorybook } from './built-storybook.ts';
import { findRenderer, rendererMismatch, recordedRenderer } from './renderer.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** In place of every photograph: a fifth of the bytes, and its diagonal shows the crop. */
const PHOTOGRAPH =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><path fill="#8a9a94" d="M0 0h1600v1000H0z"/><path fill="#5f6f6a" d="M0 1000 1600 0v1000z"/></svg>';
const REFERENCES = join(import.meta.dirname, '../stories/visual/references');
const RECORD = join(REFERENCES, 'renderer.json');

try {
  process.exitCode = await testVisual(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function testVisual(words: readonly string[]): Promise<number> {
  const isUpdate = words.includes('--update');
  const { path, renderer } = await findRenderer();
  const fault = rendererMismatch(recordedRenderer(RECORD), renderer);
  if (fault !== undefined && !isUpdate) {
    console.log(fault);
    return 0;
  }
  const began = Date.now();
  if (isUpdate) {
    mkdirSync(REFERENCES, { recursive: true });
    await writeFile(RECORD, `${JSON.stringify(renderer, null, 2)}\n`);
  }
  const others = words.filter((word) => word !== '--update');
  const photographed = (url: string, passedOn: readonly string[]): Promise<number> =>
    runTool(
      'playwright',
      [
        'test',
        '--config',
        'stories/visual/playwright.config.ts',
        // A picture that is not there is a fault too, but for whoever takes them.
        `--update-snapshots=${isUpdate ? 'changed' : 'none'}`,
        ...passedOn,
      ],
      { CHROMIUM_PATH: path, TARGET_URL: url },
    );
  const code = await visitStorybook(others, photographed, { photograph: PHOTOGRAPH });
  if (isUpdate) await shrinkSince(began);
  return code;
}

/** The browser writes three times as many bytes as the pictures need. */
async function shrinkSince(began: number): Promise<void> {
  const pictures = readdirSync(REFERENCES).filter((file) => file.endsWith('.png'));
  for (const file of pictures.map((name) => join(REFERENCES, name))) {
    if (statSync(file).mtimeMs < began) continue;
    // oxlint-disable-next-line no-await-in-loop -- one picture in memory at a time
    await writeFile(file, await shrinkPicture(await readFile(file)));
  }
}
