import { expect, test } from 'vitest';
import { reportOf, written } from './report-of.ts';

test.each([
  {
    input: 'commas for thousands',
    files: written('rate', '"baseMinor": 1250000', '"baseMinor": 12,50,000'),
    reported: [
      {
        code: 'json/number',
        place: 'rates/udaipur.json:114:20',
        at: '12,50,000',
        message: 'Numbers have no commas: 1250000.',
        help: 'write 1250000',
        fix: '1250000',
      },
    ],
  },
  {
    input: 'a comma for decimals',
    files: written('rate', '"adjustPercent": 0', '"adjustPercent": -12,5'),
    reported: [
      {
        code: 'json/number',
        place: 'rates/udaipur.json:15:24',
        at: '-12,5',
        message: 'Numbers have no commas: -12.5.',
        help: 'write -12.5',
        fix: '-12.5',
      },
    ],
  },
  {
    input: 'a percent sign',
    files: written('rate', '"adjustPercent": 0', '"adjustPercent": -12.5%'),
    reported: [
      {
        code: 'json/number',
        place: 'rates/udaipur.json:15:24',
        at: '-12.5%',
        message: 'Numbers stand alone, without a percent sign: -12.5.',
        help: 'write -12.5',
        fix: '-12.5',
      },
    ],
  },
  {
    input: 'a leading zero',
    files: written('hotel', '840', '0840'),
    reported: [
      {
        code: 'json/number',
        place: 'hotel.json:24:14',
        at: '0840',
        message: 'Numbers have no leading zero: 840.',
        help: 'write 840',
        fix: '840',
      },
    ],
  },
  {
    input: 'no digit before the point',
    files: written('rate', '"adjustPercent": 0', '"adjustPercent": .5'),
    reported: [
      {
        code: 'json/number',
        place: 'rates/udaipur.json:15:24',
        at: '.5',
        message: 'This is not a valid number: 0.5.',
        help: 'write 0.5',
        fix: '0.5',
      },
    ],
  },
  {
    input: 'a plus sign',
    files: written('album', '"rank": 1,', '"rank": +1,'),
    reported: [
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
    input: 'NaN',
    files: written('album', '"rank": 1,', '"rank": NaN,'),
    reported: [
      {
        code: 'json/number',
        place: 'albums/moments.json:4:11',
        at: 'NaN',
        message: 'NaN is not a number that JSON allows.',
        help: 'write the number in digits',
      },
      { code: 'ref/not-checked', place: 'pages/home.json:35:21' },
    ],
  },
  {
    input: 'half a character',
    files: written('album', '"Moments"', '"Moments\\ud83d"'),
    reported: [
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
    input: 'a zero character',
    files: written('album', '"Moments"', '"Mo\\u0000ments"'),
    reported: [
      {
        code: 'text/bad-character',
        place: 'albums/moments.json:3:11',
        at: '"Mo\\u0000ments"',
        message: 'The text contains an invisible character (U+0000).',
        help: 'type the text again',
      },
    ],
  },
  {
    input: 'a character that turns the direction of writing',
    files: written('album', '"Moments"', '"Moments\u202e"'),
    reported: [
      {
        code: 'text/bad-character',
        place: 'albums/moments.json:3:11',
        at: '"Moments‮"',
        message: 'The text contains an invisible character (right-to-left override, U+202E).',
        help: 'type the text again',
      },
    ],
  },
  {
    input: 'a number beyond all numbers',
    files: written('album', '"rank": 1,', '"rank": 1e400,'),
    reported: [
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
    input: 'an id of twenty digits',
    files: written('album', '"id": "moments"', '"id": 12345678901234567890'),
    reported: [
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
])('$input', async ({ files, reported }) => {
  expect(await reportOf(files)).toMatchObject(reported);
});
