import { expect, test } from 'vitest';
import { example } from '../engine/small-hotel.ts';
import { reportOf } from './report-of.ts';

const album = JSON.stringify(example('album'), null, 2);

test.each([
  {
    input: 'UTF-16',
    files: { 'albums/moments.json': Uint8Array.of(0xff, 0xfe, 0x7b, 0x00) },
    reported: [
      {
        code: 'file/encoding',
        place: 'albums/moments.json:1:1',
        message: 'The file is not UTF-8; it looks like UTF-16 (little endian).',
        help: 'save the file as UTF-8',
      },
      { code: 'ref/not-checked', place: 'pages/home.json:35:21' },
    ],
  },
  {
    input: 'Latin-1',
    files: { 'albums/moments.json': Uint8Array.of(0x7b, 0x22, 0xe9, 0x22, 0x7d) },
    reported: [
      {
        code: 'file/encoding',
        place: 'albums/moments.json:1:1',
        message: 'The file is not UTF-8; it looks like Windows-1252 or Latin-1.',
        help: 'save the file as UTF-8',
      },
      { code: 'ref/not-checked', place: 'pages/home.json:35:21' },
    ],
  },
  {
    input: 'a byte order mark and Windows line ends',
    files: { 'albums/moments.json': `\ufeff${album.replaceAll('\n', '\r\n')}` },
    reported: [],
  },
  {
    input: 'the same with a problem',
    files: { 'albums/moments.json': `\ufeff${album.replace('"Moments"', '7').replaceAll('\n', '\r\n')}` },
    reported: [
      {
        code: 'type',
        place: 'albums/moments.json:3:11',
        at: '7',
        message: 'Name is text in double quotes; this is the number 7.',
        help: 'put it in double quotes',
        fix: '"7"',
      },
    ],
  },
  {
    input: '10,000 nested lists',
    files: { 'albums/moments.json': `{"images":${'['.repeat(10_000)}${']'.repeat(10_000)}}` },
    reported: [
      {
        code: 'file/too-deep',
        place: 'albums/moments.json:1:74',
        at: '[',
        message: 'Brackets are nested more than 64 levels deep.',
        help: 'look for a bracket or a list that was repeated by mistake; no content needs that many',
      },
      { code: 'ref/not-checked', place: 'pages/home.json:35:21' },
    ],
  },
  {
    input: '50 MB',
    files: { 'albums/moments.json': new Uint8Array(50 * 1024 * 1024) },
    reported: [
      {
        code: 'file/too-large',
        place: 'albums/moments.json:1:1',
        message: 'The file has 50 MB; content files have at most 20 MB.',
        help: 'split it into several files',
      },
      { code: 'ref/not-checked', place: 'pages/home.json:35:21' },
    ],
  },
])('$input', async ({ files, reported }) => {
  expect(await reportOf(files)).toMatchObject(reported);
});
