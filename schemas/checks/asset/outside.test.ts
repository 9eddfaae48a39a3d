import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../engine/check-content.ts';
import { nodeFileSystem } from '../../engine/node-file-system.ts';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

test.each([
  '../../etc/passwd',
  '/etc/passwd',
  'images/../hotel.json',
  'https://example.com/a.jpg',
  'C:\\pictures\\a.jpg',
  'pictures/a.jpg',
])('%s is no picture of the content folder', async (file) => {
  const location = { ...example('location'), image: { file, alt: 'The courtyard.' } };
  expect(await diagnosticLines({ 'locations/udaipur.json': location })).toEqual([
    'locations/udaipur.json:46:13 error asset/outside',
  ]);
});

test('a link that leaves the folder is not followed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-'));
  try {
    mkdirSync(join(folder, 'images'));
    symlinkSync('/etc/hostname', join(folder, 'images/lake.jpg'));
    const { icon: _icon, ...hotel } = example('hotel');
    writeFileSync(
      join(folder, 'hotel.json'),
      JSON.stringify({ ...hotel, header: { logo: { file: 'images/lake.jpg', alt: 'x' } } }),
    );
    const { diagnostics } = await checkContent({ fs: nodeFileSystem, root: folder });
    expect(diagnostics.filter(({ file }) => file === 'hotel.json')).toMatchObject([
      { code: 'asset/outside' },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
