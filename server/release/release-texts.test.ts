import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { objectPath, type ReleaseFile } from './release-files.ts';
import { readReleaseTexts } from './release-texts.ts';

function published(texts: object): { folder: string; files: ReadonlyMap<string, ReleaseFile> } {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const content = JSON.stringify(texts);
  const sha256 = createHash('sha256').update(content).digest('hex');
  mkdirSync(dirname(objectPath(folder, sha256)), { recursive: true });
  writeFileSync(objectPath(folder, sha256), content);
  const file = {
    sha256,
    bytes: content.length,
    type: 'application/json',
    brotli: undefined,
    isHashed: false,
  };
  return { folder, files: new Map([['/locales/en/common.json', file]]) };
}

test('the hotel’s texts come first, and the product’s texts fill the gaps', async () => {
  const { folder, files } = published({ mail: { greeting: 'Khamma ghani {{name}},' } });
  const text = await readReleaseTexts(folder, files);
  expect(text('mail.greeting', { name: 'Asha' })).toBe('Khamma ghani Asha,');
  expect(text('mail.signature', { location: 'The Kesar' })).toBe('The Kesar');
  expect(text('mail.cancelled.reason')).toBe('Reason');
});
