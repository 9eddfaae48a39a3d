import { expect, test } from 'vitest';
import { example } from '../engine/small-hotel.ts';
import { reportOf, written } from './report-of.ts';

const album = JSON.stringify(example('album'), null, 2);

test.each([
  {
    input: 'a comma after the last line',
    files: written('hotel', 'charge."\n    }\n  ]\n}', 'charge."\n    }\n  ],\n}'),
    reported: [
      {
        code: 'json/trailing-comma',
        place: 'hotel.json:81:4',
        at: ',',
        message: 'Remove this comma: nothing follows it.',
        fix: '',
      },
    ],
  },
  {
    input: 'no comma between two lines',
    files: written('album', '"Moments",', '"Moments"'),
    reported: [
      {
        code: 'json/missing-comma',
        place: 'albums/moments.json:3:20',
        message: 'Put a comma after `"Moments"`.',
        fix: ',',
      },
    ],
  },
  {
    input: 'single quotes',
    files: written('album', '"Moments"', "'Moments'"),
    reported: [
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
    input: 'double quotes inside a text',
    files: written('hotel', 'One house, one welcome', 'One "house", one "warm" welcome'),
    reported: [
      {
        code: 'json/inner-quote',
        place: 'hotel.json:7:19',
        at: '"',
        message: 'A double quote inside a text ends the text.',
        help: 'write \\" for each quote inside the text, or use “ and ”',
        fix: '\\ … \\ … \\ … \\',
        related: ['hotel.json:7:14 the text begins here'],
      },
    ],
  },
  {
    input: 'no quote at the beginning',
    files: written('album', '"Moments",', 'Moments",'),
    reported: [
      {
        code: 'json/quotes',
        place: 'albums/moments.json:3:11',
        at: 'Moments"',
        message: 'The double quote at the beginning of this text is missing.',
        help: 'put a double quote before it',
        fix: '"',
      },
    ],
  },
  {
    input: 'a name without quotes',
    files: written('album', '"name":', 'name:'),
    reported: [
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
    input: 'the end of the file inside an object',
    files: { 'albums/moments.json': album.replace(/\n}$/, '') },
    reported: [
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
    input: 'a list that is not closed',
    files: written('rate', '],\n  "seasons"', '\n  "seasons"'),
    reported: [
      {
        code: 'json/unclosed',
        place: 'rates/udaipur.json:95:3',
        at: '"seasons"',
        message: 'This `[` (line 66) is never closed.',
        help: 'write `]` before "seasons"',
        fix: '],',
        related: ['rates/udaipur.json:66:16 opened here'],
      },
    ],
  },
  {
    input: 'an object that is not closed before the next',
    files: written(
      'album',
      '    },\n    {\n      "file": "images/lake.jpg"',
      '    {\n      "file": "images/lake.jpg"',
    ),
    reported: [
      {
        code: 'json/unclosed',
        place: 'albums/moments.json:15:5',
        at: '{',
        message: 'This `{` (line 9) is never closed.',
        help: 'write `}` before this',
        fix: '},',
        related: ['albums/moments.json:9:5 opened here'],
      },
    ],
  },
  {
    input: 'typographic quotes',
    files: written('album', '"Moments"', '“Moments”'),
    reported: [
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
    input: 'a comment in .json',
    files: written('album', '"Moments",', '"Moments", // the best'),
    reported: [
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
    input: 'one key twice',
    files: written('album', '"name":', '"rank": 2,\n  "name":'),
    reported: [
      {
        code: 'json/duplicate-key',
        place: 'albums/moments.json:5:3',
        at: '"rank"',
        message: '`rank` is here twice: the first value would be lost.',
        help: 'keep one of the two lines',
        related: ['albums/moments.json:3:3 the first'],
      },
    ],
  },
  {
    input: 'an empty file',
    files: { 'albums/moments.json': '' },
    reported: [
      {
        code: 'file/empty',
        place: 'albums/moments.json:1:1',
        message: 'The file is empty.',
        help: 'remove the file; `verandah new album moments` then writes a starter',
      },
      { code: 'ref/not-checked', place: 'pages/home.json:35:21' },
    ],
  },
  {
    input: 'only spaces',
    files: { 'albums/moments.json': ' \n ' },
    reported: [
      {
        code: 'file/empty',
        place: 'albums/moments.json:1:1',
        message: 'The file is empty.',
        help: 'remove the file; `verandah new album moments` then writes a starter',
      },
      { code: 'ref/not-checked', place: 'pages/home.json:35:21' },
    ],
  },
  {
    input: 'a line break in a text',
    files: written('album', '"Moments"', '"Moments\nat home"'),
    reported: [
      {
        code: 'json/line-break',
        place: 'albums/moments.json:3:19',
        message: 'A text is on one line.',
        help: 'write \\n where a new line should begin, or join the lines',
        fix: '\\n',
      },
    ],
  },
])('$input', async ({ files, reported }) => {
  expect(await reportOf(files)).toMatchObject(reported);
});
