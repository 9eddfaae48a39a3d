import { expect, test } from 'vitest';
import { jpeg, png } from '../engine/test-pictures.ts';
import { reportOf } from './report-of.ts';

test.each([
  {
    input: 'a photo whose copy stopped half-way',
    files: { 'images/logo.png': jpeg().subarray(0, -2) },
    reported: [
      {
        code: 'asset/damaged',
        place: 'hotel.json:31:15',
        at: '"images/logo.png"',
        message: 'images/logo.png holds a damaged JPEG: the file ends before the picture does.',
        help: 'copy the file again from its source, or open it in an image editor and save it again',
      },
    ],
  },
  {
    input: 'a picture that claims 900 million pixels',
    files: { 'images/logo.png': png({ width: 30_000, height: 30_000 }) },
    reported: [
      {
        code: 'asset/too-many-pixels',
        place: 'hotel.json:31:15',
        at: '"images/logo.png"',
        message:
          'images/logo.png has 30000 × 30000 pixels; publishing reads pictures of at most 268 million pixels.',
        help: 'save it smaller: 2400 pixels on its longer side are enough for every screen',
      },
    ],
  },
])('$input', async ({ files, reported }) => {
  expect(await reportOf(files)).toMatchObject(reported);
});
