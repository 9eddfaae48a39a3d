import { expect, test } from 'vitest';
import { createCheckCache } from './check-cache.ts';
import { checkContent } from './check-content.ts';
import { exampleFiles } from './example-hotel.ts';
import { memoryFileSystem } from './memory-file-system.ts';
import { checkSmallHotel, example, diagnosticLines } from './small-hotel.ts';
import { KINDS } from './kinds.ts';

test('content without a fault comes out typed, each entity with its file', async () => {
  const { content, files, diagnostics } = await checkSmallHotel();
  expect(diagnostics).toEqual([]);
  expect(files).toBe(KINDS.length);
  expect(content?.hotel.businessName).toBe('The Kesar');
  expect(content?.rates[0]?.roomPrices[0]?.baseMinor).toBe(1_250_000);
  expect(content?.sources.get(content.policies[0] ?? {})).toBe('policies/flexible.json');
});

test('a warning leaves the content, an error takes it', async () => {
  const short = {
    'seo.json': { entries: example('seo').entries.map((entry) => ({ ...entry, title: 'Home' })) },
  };
  const warned = await checkSmallHotel(short);
  expect([warned.errors, warned.warnings, warned.content !== undefined]).toEqual([0, 13, true]);
  const refused = await checkSmallHotel({ 'hotel.json': { ...example('hotel'), currency: 'Rs' } });
  expect([refused.errors, refused.warnings, refused.content]).toEqual([1, 0, undefined]);
});

test('a folder without content is empty, not full of problems', async () => {
  const report = await checkContent({ fs: memoryFileSystem(new Map()), root: 'nowhere' });
  expect(report).toMatchObject({ files: 0, errors: 0, diagnostics: [], content: undefined });
});

test('problems of all files come at once, sorted by file, place and code', async () => {
  const changes = {
    'theme.json': { ...example('theme'), primaryColor: 'red', fontFamily: 7 },
    'hotel.json': { ...example('hotel'), currency: 'Rs', checkIn: '840' },
    'rooms/lake-suite.json': '{',
  };
  expect(await diagnosticLines(changes)).toEqual([
    'hotel.json:8:15 error enum',
    'hotel.json:24:14 error type',
    'locations/udaipur.json:53:5 info ref/not-checked',
    'pages/home.json:20:7 info ref/not-checked',
    'rates/udaipur.json:17:9 info ref/not-checked',
    'rooms/lake-suite.json:1:1 error json/unclosed',
    'theme.json:2:19 error color',
    'theme.json:11:17 error type',
  ]);
});

test('the order in which files are listed changes nothing', async () => {
  const files = new Map([
    ['hotel.json', new TextEncoder().encode('{}')],
    ['theme.json', new TextEncoder().encode('{}')],
    ['zebra.json', new TextEncoder().encode('{}')],
  ]);
  const turned = new Map([...files].reverse());
  const [first, second] = await Promise.all(
    [files, turned].map((each) => checkContent({ fs: memoryFileSystem(each), root: '' })),
  );
  expect(first?.diagnostics).toEqual(second?.diagnostics);
  expect(first?.errors).toBeGreaterThan(10);
});

const refuse = async () => Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' }));

test('a file that cannot be read is said, and counted apart', async () => {
  const fs = memoryFileSystem(new Map([['hotel.json', new Uint8Array(1)]]));
  const { unreadable, diagnostics } = await checkContent({ fs: { ...fs, read: refuse }, root: '' });
  expect(unreadable).toEqual(['hotel.json']);
  expect(diagnostics.find(({ code }) => code === 'file/unreadable')?.message).toBe(
    'The file could not be read (EACCES).',
  );
});

test('a picture that could not be read for a moment is read by the next check of a watched folder', async () => {
  const bytesOf = (content: string | Uint8Array) =>
    typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const written = new Map([...exampleFiles()].map(([path, content]) => [path, bytesOf(content)]));
  const fs = memoryFileSystem(written);
  const cache = createCheckCache();
  const check = async (changes: Partial<typeof fs> = {}) => {
    const { diagnostics } = await checkContent({ fs: { ...fs, ...changes }, root: '', cache });
    return diagnostics.filter(({ message }) => message.includes('cannot be read')).length;
  };
  expect(await check({ readStart: refuse })).toBeGreaterThan(0);
  expect(await check()).toBe(0);
});
