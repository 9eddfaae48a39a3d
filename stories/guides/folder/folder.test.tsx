import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unzipSync } from 'fflate';
import { beforeEach, expect, it, vi } from 'vitest';
import { chosenFiles, type FolderFiles } from './folder-files.ts';
import { FolderPage } from './folder-page.tsx';
import { brokenFolder, goodFolder } from './sample-folders.ts';

const PATIENCE = { timeout: 15_000 };
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  const told = (what: string) => () => {
    sent.push(what);
    throw new Error(`${what} was used.`);
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(told('fetch'));
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(told('XMLHttpRequest'));
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(told('sendBeacon'));
});

function asChosen(files: FolderFiles, folder = 'my-hotel/content/'): File[] {
  return [...files].map(([path, blob]) => {
    const file = new File([blob], path.split('/').at(-1) ?? path);
    Object.defineProperty(file, 'webkitRelativePath', { value: folder + path });
    return file;
  });
}

function choose(files: FolderFiles) {
  fireEvent.change(screen.getByLabelText(/folder$/, { selector: 'input' }), {
    target: { files: asChosen(files) },
  });
}

it('names every problem of a chosen folder with its line, and sends nothing', async () => {
  render(<FolderPage />);
  choose(brokenFolder());
  expect(await screen.findByText('It cannot be published yet.', {}, PATIENCE)).toBeVisible();
  for (const code of ['unknown-key', 'color', 'asset/not-found'])
    expect(screen.getAllByText(code)[0]).toBeVisible();
  expect(screen.getByText('"curency"', { selector: 'mark' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'theme.json' })).toBeVisible();
  expect(sent).toEqual([]);
});

it('mends what is safe, and gives the whole folder back with everything else as it was', async () => {
  const given: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) given.push(blob);
    return 'blob:here';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const before = brokenFolder();
  render(<FolderPage />);
  choose(before);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply 2 safe fixes' }, PATIENCE));
  expect(await screen.findByText('2 problems repaired.', {}, PATIENCE)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Download the folder (ZIP)' }));
  await waitFor(() => expect(given).toHaveLength(1), PATIENCE);
  const [zip = new Blob()] = given;
  const after = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(after).toSorted()).toEqual([...before.keys()].toSorted());
  const textOf = (path: string) => new TextDecoder().decode(after[path]);
  expect(textOf('hotel.json')).toBe(await goodFolder().get('hotel.json')?.text());
  expect(textOf('theme.json')).toBe(await goodFolder().get('theme.json')?.text());
  expect(textOf('pages/home.json')).toBe(await before.get('pages/home.json')?.text());
  expect(after['images/lake.jpg']).toEqual(
    new Uint8Array((await before.get('images/lake.jpg')?.arrayBuffer()) ?? new ArrayBuffer()),
  );
  expect(sent).toEqual([]);
});

it('says of a folder without content what to choose', async () => {
  render(<FolderPage />);
  choose(new Map([['notes.txt', new Blob(['mine'])]]));
  expect(await screen.findByText(/Choose the folder that holds hotel\.json/, {}, PATIENCE)).toBeVisible();
});

it('takes a dropped folder with all that lies in it', async () => {
  render(<FolderPage />);
  const files = brokenFolder();
  const zone = screen.getByRole('button', { name: 'Choose a folder' }).closest('[class]')?.parentElement;
  if (!zone) throw new Error('There is no place to drop.');
  fireEvent.drop(zone, { dataTransfer: { items: [{ webkitGetAsEntry: () => entryOf('content', files) }] } });
  expect(await screen.findByText('It cannot be published yet.', {}, PATIENCE)).toBeVisible();
});

/** A folder as a browser drops it, told in two portions. */
function entryOf(name: string, files: FolderFiles): object {
  const names = [...new Set([...files.keys()].map((path) => path.split('/')[0] ?? ''))];
  const inside = names.map((each) => {
    const file = files.get(each);
    if (file !== undefined)
      return {
        isFile: true,
        isDirectory: false,
        name: each,
        file: (done: (file: File) => void) => done(new File([file], each)),
      };
    const below = [...files].filter(([path]) => path.startsWith(`${each}/`));
    return entryOf(each, new Map(below.map(([path, blob]) => [path.slice(each.length + 1), blob])));
  });
  const portions = [inside.slice(0, 2), inside.slice(2), []];
  const createReader = () => ({
    readEntries: (done: (entries: object[]) => void) => done(portions.shift() ?? []),
  });
  return { isFile: false, isDirectory: true, name, createReader };
}

it('takes the folder of hotel.json, however deep it lies', () => {
  const paths = (folder: string) => [...chosenFiles(asChosen(goodFolder(), folder)).keys()];
  expect(paths('a/b/content/')).toEqual([...goodFolder().keys()]);
  expect(paths('content/')).toEqual([...goodFolder().keys()]);
});
