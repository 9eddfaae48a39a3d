import { expect, test } from 'vitest';
import { checkSmallHotel, example } from './small-hotel.ts';

const album = JSON.stringify(example('album'), null, 2);

async function diagnosticsWith(from: string | RegExp, to: string, file = 'albums/moments.json') {
  const text = album.replace(from, to);
  const report = await checkSmallHotel({ 'albums/moments.json': null, [file]: text });
  return report.diagnostics.map((found) => ({
    place: `${found.range.start.line}:${found.range.start.column}`,
    text: text.slice(found.range.start.offset, found.range.end.offset),
    ...found,
  }));
}

test.each([
  {
    mistake: 'a comma after the last line',
    from: /"rank": 12\n {4}}\n {2}\]/,
    to: '"rank": 12\n    }\n  ],',
    expected: {
      code: 'json/trailing-comma',
      place: '71:4',
      text: ',',
      message: 'Remove this comma: nothing follows it.',
    },
  },
  {
    mistake: 'no comma between two lines',
    from: '"Moments",',
    to: '"Moments"',
    expected: {
      code: 'json/missing-comma',
      place: '3:20',
      text: '',
      message: 'Put a comma after `"Moments"`.',
    },
  },
  {
    mistake: 'a semicolon',
    from: '"Moments",',
    to: '"Moments";',
    expected: { code: 'json/missing-comma', place: '3:20', text: ';' },
  },
  {
    mistake: 'single quotes',
    from: '"Moments"',
    to: "'Moments'",
    expected: { code: 'json/quotes', place: '3:11', text: "'Moments'", message: 'JSON needs double quotes.' },
  },
  {
    mistake: 'a name without quotes',
    from: '"name":',
    to: 'name:',
    expected: { code: 'json/unquoted-key', place: '3:3', text: 'name', help: 'write "name"' },
  },
  {
    mistake: 'text without quotes',
    from: '"Moments"',
    to: 'Moments at home',
    expected: {
      code: 'json/quotes',
      place: '3:11',
      text: 'Moments at home',
      message: 'Text needs double quotes.',
    },
  },
  {
    mistake: 'typographic quotes',
    from: '"Moments"',
    to: '“Moments”',
    expected: { code: 'json/smart-quotes', place: '3:11', text: '“Moments”', help: 'write "Moments"' },
  },
  {
    mistake: 'a typographic quote at the end only',
    from: '"Moments"',
    to: '"Moments”',
    expected: { code: 'json/smart-quotes', place: '3:11', text: '"Moments”' },
  },
  {
    mistake: 'a comment in .json',
    from: '"Moments",',
    to: '"Moments", // best of',
    expected: {
      code: 'json/comment',
      place: '3:22',
      text: '// best of',
      message: 'Comments need a .jsonc file.',
    },
  },
  {
    mistake: 'one key twice',
    from: '"name":',
    to: '"rank": 2,\n  "name":',
    expected: {
      code: 'json/duplicate-key',
      place: '5:3',
      text: '"rank"',
      message: '`rank` is here twice: the first value would be lost.',
    },
  },
  {
    mistake: 'a leading zero',
    from: '"rank": 1,',
    to: '"rank": 01,',
    expected: { code: 'json/number', place: '4:11', text: '01', message: 'Numbers have no leading zero: 1.' },
  },
  {
    mistake: 'a plus sign',
    from: '"rank": 1,',
    to: '"rank": +1,',
    expected: { code: 'json/number', place: '4:11', text: '+1', message: 'Numbers have no plus sign: 1.' },
  },
  {
    mistake: 'no digit before the point',
    from: '"rank": 1,',
    to: '"rank": 1.,',
    expected: { code: 'json/number', place: '4:11', text: '1.', help: 'write 1' },
  },
  {
    mistake: 'NaN',
    from: '"rank": 1,',
    to: '"rank": NaN,',
    expected: { code: 'json/number', place: '4:11', text: 'NaN' },
  },
  {
    mistake: 'a time of day as a number',
    from: '"rank": 1,',
    to: '"rank": 14:00,',
    expected: {
      code: 'time/minutes',
      text: '14:00',
      message: 'Times are minutes from midnight: 14:00 is 840.',
    },
  },
  {
    mistake: 'True',
    from: '"visible": true',
    to: '"visible": True',
    expected: { code: 'json/word', text: 'True', help: 'write true' },
  },
  {
    mistake: 'a line break in a text',
    from: '"Moments"',
    to: '"Moments\nat home"',
    expected: {
      code: 'json/line-break',
      place: '3:19',
      text: '',
      help: 'write \\n where a new line should begin, or join the lines',
    },
  },
  {
    mistake: 'a text that is not closed',
    from: '"Moments",',
    to: '"Moments,',
    expected: { code: 'json/unclosed-text', place: '3:11', text: '"Moments' },
  },
  {
    mistake: 'a tab in a text',
    from: '"Moments"',
    to: '"Mo\tments"',
    expected: { code: 'text/bad-character', place: '3:14', text: '\t', help: 'write \\t, or a space' },
  },
  {
    mistake: 'half a character',
    from: '"Moments"',
    to: '"Moments\\ud83d"',
    expected: {
      code: 'text/bad-character',
      place: '3:11',
      message: 'The text holds half of a character (a lone surrogate).',
    },
  },
  {
    mistake: 'a character that turns the direction of writing',
    from: '"Moments"',
    to: '"Moments\u202e"',
    expected: {
      code: 'text/bad-character',
      message: 'The text contains an invisible character (right-to-left override, U+202E).',
    },
  },
  {
    mistake: 'an invisible space between the values',
    from: '"rank": 1,',
    to: '"rank":\u00a01,',
    expected: { code: 'text/bad-character', place: '4:10', text: '\u00a0' },
  },
  {
    mistake: 'a number that cannot be kept',
    from: '"rank": 1,',
    to: '"rank": 1e400,',
    expected: {
      code: 'number/precision',
      text: '1e400',
      message: 'This number would be rounded to Infinity.',
    },
  },
  {
    mistake: 'an id of twenty digits',
    from: '"rank": 1,',
    to: '"rank": 12345678901234567890,',
    expected: { code: 'number/precision', message: 'This number would be rounded to 12345678901234567000.' },
  },
  {
    mistake: 'an equals sign',
    from: '"name":',
    to: '"name" =',
    expected: { code: 'json/missing-colon', place: '3:10', text: '=' },
  },
  {
    mistake: 'no value',
    from: '"Moments"',
    to: '',
    expected: { code: 'json/missing-value', place: '3:3', text: '"name"', message: '`"name"` has no value.' },
  },
  {
    mistake: 'a wrong escape',
    from: '"Moments"',
    to: '"C:\\Moments"',
    expected: { code: 'json/escape', place: '3:14', text: '\\M' },
  },
])('$mistake', async ({ from, to, expected }) => {
  const found = await diagnosticsWith(from, to);
  expect(found.filter(({ code }) => !/^(?:ref\/not-checked|range)$/.test(code))).toMatchObject([expected]);
});

test('the end of the file inside an object shows where it was opened', async () => {
  const [found, ...others] = await diagnosticsWith(/\n}$/, '');
  expect(found).toMatchObject({
    code: 'json/unclosed',
    message: 'This `{` (line 1) is never closed.',
    related: [{ message: 'opened here', range: { start: { line: 1, column: 1 } } }],
  });
  expect(others.map(({ code }) => code)).toEqual(['ref/not-checked']);
});

test('comments and a last comma are welcome in .jsonc', async () => {
  expect(
    await diagnosticsWith('"Moments",', '"Moments", // best of\n /* and */', 'albums/moments.jsonc'),
  ).toEqual([]);
  expect(await diagnosticsWith(/"rank": 12\n/, '"rank": 12,\n', 'albums/moments.jsonc')).toEqual([]);
});

test('one mistake of writing does not hide one of meaning', async () => {
  const found = await diagnosticsWith('"name": "Moments",', "'nam': 'Moments',");
  expect(found.map(({ code }) => code)).toEqual(['json/quotes', 'unknown-key', 'json/quotes']);
});

test('six mistakes in one file are six problems, in the order of the file', async () => {
  const text = album
    .replace('"Moments"', "'Moments'")
    .replace('"rank": 1,', '"rank": 01,')
    .replace('"visible": true', '"visible": True')
    .replace('"others"', '“others”')
    .replace('"udaipur",', '"udaipur"')
    .replace(/\n}$/, ',\n}');
  const { diagnostics } = await checkSmallHotel({ 'albums/moments.json': text });
  expect(diagnostics.map(({ code }) => code)).toEqual([
    'json/quotes',
    'json/number',
    'json/word',
    'json/smart-quotes',
    'json/missing-comma',
    'json/trailing-comma',
  ]);
});

test('every fix of a slip of the pen makes the file right', async () => {
  const broken = album
    .replace('"Moments"', "'Moments'")
    .replace('"rank": 1,', '"rank": 01,')
    .replace('"visible"', 'visible')
    .replace('"others"', '“others”')
    .replace('"udaipur",', '"udaipur"')
    .replace(/\n}$/, ',\n}');
  const { diagnostics } = await checkSmallHotel({ 'albums/moments.json': broken });
  const edits = diagnostics.flatMap(({ fix }) => fix?.edits ?? []).sort((a, b) => b.offset - a.offset);
  const mended = edits.reduce(
    (text, { offset, length, text: put }) => text.slice(0, offset) + put + text.slice(offset + length),
    broken,
  );
  expect(JSON.parse(mended)).toEqual(example('album'));
});

test('a file that was cut off behind a backslash has its problems inside it', async () => {
  const text = `${album.slice(0, album.indexOf('Moments'))}Mo\\`;
  const { diagnostics } = await checkSmallHotel({ 'albums/moments.json': text });
  const ends = diagnostics
    .filter(({ file }) => file === 'albums/moments.json')
    .map(({ range }) => range.end.offset);
  expect(Math.max(...ends)).toBe(text.length);
});

test('a file that was cut off in the middle of a text is one problem', async () => {
  const [found, ...others] = await diagnosticsWith(/noon[^]*|o’clock[^]*/, '');
  expect(found).toMatchObject({ code: 'json/unclosed-text', text: '"The courtyard at 6' });
  expect(others.map(({ code }) => code)).toEqual(['ref/not-checked']);
});
