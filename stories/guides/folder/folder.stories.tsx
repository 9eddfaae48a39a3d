import preview from '../../../.storybook/preview.tsx';
import { expect, userEvent, within } from 'storybook/test';
import { checkContent } from '#schemas/engine';
import { blobFileSystem } from './folder-files.ts';
import { FolderPage } from './folder-page.tsx';
import { brokenFolder, goodFolder } from './sample-folders.ts';
import type { FolderState } from './use-folder.ts';

/** The playground for a whole content folder. */
const meta = preview.meta({
  title: 'Guides/Check a folder',
  component: FolderPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

async function stateOf(files: ReadonlyMap<string, Blob>): Promise<FolderState> {
  const report = await checkContent({ fs: blobFileSystem(files), root: '' });
  return { kind: 'checked', files, report, repaired: [] };
}

export const Empty = meta.story();
export const Checking = meta.story({ args: { begin: { kind: 'checking', count: 214 } } });
export const NotContent = meta.story({
  args: {
    begin: {
      kind: 'failed',
      reason: 'There is no content file in it. Choose the folder that holds hotel.json.',
    },
  },
});
export const Problems = meta.story({
  loaders: [async () => ({ begin: await stateOf(brokenFolder()) })],
  render: (_args, { loaded: { begin } }) => <FolderPage begin={begin as FolderState} />,
});
export const Clean = meta.story({
  loaders: [async () => ({ begin: await stateOf(goodFolder()) })],
  render: (_args, { loaded: { begin } }) => <FolderPage begin={begin as FolderState} />,
});

/** Sends nothing: what the page asked for by script since it was drawn is watched. */
export const Repaired = meta.story({
  loaders: [async () => ({ begin: await stateOf(brokenFolder()) })],
  render: (_args, { loaded: { begin } }) => <FolderPage begin={begin as FolderState} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const since = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: /^Apply \d+ safe fix/ }));
    await expect(await canvas.findByText(/problems? repaired\.$/)).toBeVisible();
    const sent = performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          entry.startTime > since && /fetch|xmlhttprequest|beacon/.test(Reflect.get(entry, 'initiatorType')),
      );
    await expect(sent).toEqual([]);
  },
});
