import { expect, test } from 'vitest';
import { sha256 } from '../platform/objects/index.ts';
import { readReleaseTexts } from './release-texts.ts';

test('the hotel’s texts come first, and the product’s texts fill the gaps', async () => {
  const content = Buffer.from(JSON.stringify({ mail: { greeting: 'Khamma ghani {{name}},' } }));
  const digest = sha256(content);
  const file = { sha256: digest, bytes: content.length, type: '', brotli: undefined, isHashed: false };
  const read = async (wanted: string) => (wanted === digest ? content : undefined);
  const text = await readReleaseTexts(read, new Map([['/locales/en/common.json', file]]), 'JP');
  expect(text('mail.greeting', { name: 'Asha' })).toBe('Khamma ghani Asha,');
  expect(text('mail.signature', { location: 'The Kesar' })).toBe('The Kesar');
  expect(text('mail.cancelled.reason')).toBe('Reason');
  expect(text.locale).toBe('en-001');
});
