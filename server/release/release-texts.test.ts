import { expect, test } from 'vitest';
import { sha256 } from '../platform/objects/index.ts';
import { readReleaseTexts, type TextsIn } from './release-texts.ts';

/** The texts of a release whose hotel is English, by language. */
async function textsOf(published: Readonly<Record<string, object>>, region = 'JP'): Promise<TextsIn> {
  const stored = Object.entries(published).map(([language, texts]) => {
    const bytes = Buffer.from(JSON.stringify(texts));
    return { address: `/locales/${language}/common.json`, digest: sha256(bytes), bytes };
  });
  const files = stored.map(({ address, digest, bytes }) => {
    const file = { sha256: digest, bytes: bytes.length, type: '', brotli: undefined, isHashed: false };
    return [address, file] as const;
  });
  const read = async (wanted: string) => stored.find(({ digest }) => digest === wanted)?.bytes;
  return readReleaseTexts(read, new Map(files), { language: 'en', region });
}

test('the hotel’s texts come first, and the product’s texts fill the gaps', async () => {
  const text = (await textsOf({ en: { mail: { greeting: 'Khamma ghani {{name}},' } } }))('en');
  expect(text('mail.greeting', { name: 'Asha' })).toBe('Khamma ghani Asha,');
  expect(text('mail.signature', { location: 'The Kesar' })).toBe('The Kesar');
  expect(text('mail.cancelled.reason')).toBe('Reason');
  expect([text.language, text.locale]).toEqual(['en', 'en-001']);
});

test('each language has its own texts and formats; what it lacks is in the language of the hotel', async () => {
  const mail = { greeting: 'Khamma ghani {{name}},', pay: 'Pay' };
  const texts = await textsOf({ en: { mail }, hi: { mail: { greeting: 'नमस्ते {{name}},' } } }, 'IN');
  const hindi = texts('hi');
  expect(hindi('mail.greeting', { name: 'Asha' })).toBe('नमस्ते Asha,');
  expect(hindi('mail.pay')).toBe('Pay');
  expect(hindi('mail.cancelled.reason')).toBe('Reason');
  expect([hindi.language, hindi.locale]).toEqual(['hi', 'hi-IN']);
  expect(texts('en')('mail.greeting', { name: 'Asha' })).toBe('Khamma ghani Asha,');
});

test('a language that the release does not have is that of the hotel', async () => {
  const text = (await textsOf({ en: {}, hi: {} }))('pt');
  expect([text.language, text('mail.cancelled.reason')]).toEqual(['en', 'Reason']);
});

test('a release without the texts of its hotel is damaged', async () => {
  await expect(textsOf({ hi: {} })).rejects.toThrow('has no /locales/en/common.json');
});
