import { expect, test } from 'vitest';
import { example } from '../engine/small-hotel.ts';
import { saidOf, written } from './said.ts';

const album = JSON.stringify(example('album'), null, 2);

// Text that is no JSON, or says what nobody meant. The rows are those of the table of malformed content.
test.each([
  {
    row: 1,
    input: 'a comma after the last line',
    files: written('hotel', '"maxRooms": 4\n  }\n}', '"maxRooms": 4\n  },\n}'),
    said: [
      {
        code: 'json/trailing-comma',
        place: 'hotel.json:41:4',
        at: ',',
        message: 'Remove this comma: nothing follows it.',
        fix: '',
      },
    ],
  },
  {
    row: 2,
    input: 'no comma between two lines',
    files: written('album', '"Moments",', '"Moments"'),
    said: [
      {
        code: 'json/missing-comma',
        place: 'albums/moments.json:3:20',
        message: 'Put a comma after `"Moments"`.',
        fix: ',',
      },
    ],
  },
  {
    row: 3,
    input: 'single quotes',
    files: written('album', '"Moments"', "'Moments'"),
    said: [
      {
        code: 'json/quotes',
        place: 'albums/moments.json:3:11',
        at: "'Moments'",
        message: 'JSON needs double quotes.',
        help: 'write "Moments"',
        fix: '"Moments"',
      },
    ],
  },
  {
    row: 4,
    input: 'a name without quotes',
    files: written('album', '"name":', 'name:'),
    said: [
      {
        code: 'json/unquoted-key',
        place: 'albums/moments.json:3:3',
        at: 'name',
        message: 'Names need double quotes.',
        help: 'write "name"',
        fix: '"name"',
      },
    ],
  },
  {
    row: 5,
    input: 'the end of the file inside an object',
    files: { 'albums/moments.json': album.replace(/\n}$/, '') },
    said: [
      {
        code: 'json/unclosed',
        place: 'albums/moments.json:71:3',
        at: ']',
        message: 'This `{` (line 1) is never closed.',
        help: 'write `}` where it should end',
        related: ['albums/moments.json:1:1 opened here'],
      },
      { code: 'ref/not-checked', place: 'pages/home.json:35:21' },
    ],
  },
  {
    row: 6,
    input: 'typographic quotes',
    files: written('album', '"Moments"', '“Moments”'),
    said: [
      {
        code: 'json/smart-quotes',
        place: 'albums/moments.json:3:11',
        at: '“Moments”',
        message: 'Typographic quotes, probably pasted from a word processor.',
        help: 'write "Moments"',
        fix: '"Moments"',
      },
    ],
  },
  {
    row: 7,
    input: 'a comment in .json',
    files: written('album', '"Moments",', '"Moments", // the best'),
    said: [
      {
        code: 'json/comment',
        place: 'albums/moments.json:3:22',
        at: '// the best',
        message: 'Comments need a .jsonc file.',
        help: 'rename the file so that it ends in .jsonc, or remove its comments',
      },
    ],
  },
  {
    row: 8,
    input: 'one key twice',
    files: written('album', '"name":', '"rank": 2,\n  "name":'),
    said: [
      {
        code: 'json/duplicate-key',
        place: 'albums/moments.json:5:3',
        at: '"rank"',
        message: '`rank` stands here twice: the first value would be lost.',
        help: 'keep one of the two lines',
        related: ['albums/moments.json:3:3 the first'],
      },
    ],
  },
  {
    row: 9,
    input: 'an empty file',
    files: { 'albums/moments.json': '' },
    said: [
      {
        code: 'file/empty',
        place: 'albums/moments.json:1:1',
        message: 'The file is empty.',
        help: '`verandah new album` writes a starter; or remove the file',
      },
      { code: 'ref/not-checked', place: 'pages/home.json:35:21' },
    ],
  },
  {
    row: 9,
    input: 'only spaces',
    files: { 'albums/moments.json': ' \n ' },
    said: [
      {
        code: 'file/empty',
        place: 'albums/moments.json:1:1',
        message: 'The file is empty.',
        help: '`verandah new album` writes a starter; or remove the file',
      },
      { code: 'ref/not-checked', place: 'pages/home.json:35:21' },
    ],
  },
  {
    row: 10,
    input: 'a leading zero',
    files: written('hotel', '840', '0840'),
    said: [
      {
        code: 'json/number',
        place: 'hotel.json:11:14',
        at: '0840',
        message: 'Numbers have no leading zero: 840.',
        help: 'write 840',
        fix: '840',
      },
    ],
  },
  {
    row: 10,
    input: 'no digit before the point',
    files: written('rate', '"adjustPercent": 0', '"adjustPercent": .5'),
    said: [
      {
        code: 'json/number',
        place: 'rates/udaipur.json:15:24',
        at: '.5',
        message: 'This is not how a number is written: 0.5.',
        help: 'write 0.5',
        fix: '0.5',
      },
    ],
  },
  {
    row: 10,
    input: 'a plus sign',
    files: written('album', '"rank": 1,', '"rank": +1,'),
    said: [
      {
        code: 'json/number',
        place: 'albums/moments.json:4:11',
        at: '+1',
        message: 'Numbers have no plus sign: 1.',
        help: 'write 1',
        fix: '1',
      },
    ],
  },
  {
    row: 10,
    input: 'NaN',
    files: written('album', '"rank": 1,', '"rank": NaN,'),
    said: [
      {
        code: 'json/number',
        place: 'albums/moments.json:4:11',
        at: 'NaN',
        message: 'NaN is not a number that can be written in a file.',
        help: 'write the number in digits',
      },
      { code: 'ref/not-checked', place: 'pages/home.json:35:21' },
    ],
  },
  {
    row: 11,
    input: 'a line break in a text',
    files: written('album', '"Moments"', '"Moments\nat home"'),
    said: [
      {
        code: 'json/line-break',
        place: 'albums/moments.json:3:19',
        message: 'A text stays on one line.',
        help: 'write \\n where a new line should begin, or join the lines',
        fix: '\\n',
      },
    ],
  },
  {
    row: 14,
    input: 'half a character',
    files: written('album', '"Moments"', '"Moments\\ud83d"'),
    said: [
      {
        code: 'text/bad-character',
        place: 'albums/moments.json:3:11',
        at: '"Moments\\ud83d"',
        message: 'The text holds half of a character (a lone surrogate).',
        help: 'type the text again',
      },
    ],
  },
  {
    row: 14,
    input: 'a zero character',
    files: written('album', '"Moments"', '"Mo\\u0000ments"'),
    said: [
      {
        code: 'text/bad-character',
        place: 'albums/moments.json:3:11',
        at: '"Mo\\u0000ments"',
        message: 'The text holds a character that cannot be seen (U+0000).',
        help: 'type the text again',
      },
    ],
  },
  {
    row: 14,
    input: 'a character that turns the direction of writing',
    files: written('album', '"Moments"', '"Moments\u202e"'),
    said: [
      {
        code: 'text/bad-character',
        place: 'albums/moments.json:3:11',
        at: '"Moments‮"',
        message: 'The text holds a character that cannot be seen (U+202E).',
        help: 'type the text again',
      },
    ],
  },
  {
    row: 15,
    input: 'a number beyond all numbers',
    files: written('album', '"rank": 1,', '"rank": 1e400,'),
    said: [
      {
        code: 'number/precision',
        place: 'albums/moments.json:4:11',
        at: '1e400',
        message: 'This number would be rounded to Infinity.',
        help: 'write it as text, in double quotes, or with fewer digits',
      },
    ],
  },
  {
    row: 15,
    input: 'an id of twenty digits',
    files: written('album', '"id": "moments"', '"id": 12345678901234567890'),
    said: [
      {
        code: 'number/precision',
        place: 'albums/moments.json:2:9',
        at: '12345678901234567890',
        message: 'This number would be rounded to 12345678901234567000.',
        help: 'write it as text, in double quotes, or with fewer digits',
      },
      { code: 'ref/not-checked', place: 'pages/home.json:35:21' },
    ],
  },
])('row $row: $input', async ({ files, said }) => {
  expect(await saidOf(files)).toMatchObject(said);
});
