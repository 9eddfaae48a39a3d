import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { nodeFileSystem } from './node-file-system.ts';
import { readContentFile } from './read-content-file.ts';

const root = mkdtempSync(join(tmpdir(), 'verandah-disk-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function readAs(bytes: Uint8Array) {
  writeFileSync(join(root, 'hotel.json'), bytes);
  const entry = { path: 'hotel.json', bytes: bytes.length, leavesFolder: false };
  const { text, diagnostics } = await readContentFile(nodeFileSystem, root, { entry, kind: 'hotel' });
  return { text, codes: diagnostics.map(({ code }) => code) };
}

test.each([
  ['UTF-8', '{"name": "Kochi – कोच्चि 🏝"}'],
  ['UTF-8 with the sign that others write where they could not read', '{"name": "a \ufffd b"}'],
])('a file on the disk is read as it is: %s', async (_name, text) => {
  expect(await readAs(Buffer.from(text))).toEqual({ text, codes: [] });
});

test('a byte order mark on the disk is passed over', async () => {
  expect(await readAs(Buffer.from('\ufeff{"a": 1}'))).toEqual({ text: '{"a": 1}', codes: [] });
});

test.each([
  ['Latin-1', Buffer.from('{"name": "Café"}', 'latin1')],
  ['UTF-16 without a mark', Buffer.from('{"a": 1}', 'utf16le')],
  ['UTF-16 with its mark', Buffer.from('\ufeff{"a": 1}', 'utf16le')],
])('a file on the disk that is no UTF-8 is said to be none: %s', async (_name, bytes) => {
  expect(await readAs(bytes)).toEqual({ text: '', codes: ['file/encoding'] });
});
