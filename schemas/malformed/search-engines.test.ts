import { expect, test } from 'vitest';
import { example } from '../engine/small-hotel.ts';
import { reportOf } from './report-of.ts';

const seo = example('seo');

test.each([
  {
    input: 'a title of 72 characters',
    files: {
      'seo.json': {
        entries: seo.entries.map((entry, at) =>
          at === 0
            ? { ...entry, title: 'The Kesar: small hotels with kitchens of their own in Udaipur and beyond!' }
            : entry,
        ),
      },
    },
    reported: [
      {
        code: 'seo/title-length',
        severity: 'warning',
        place: 'seo.json:5:77',
        at: 'r and beyond!',
        message:
          'The title has 73 characters; search results cut near 60: «The Kesar: small hotels with kitchens of their own in Udaipu…»',
        help: 'put the most important words first and shorten the rest',
      },
    ],
  },
  {
    input: 'two entries for one page',
    files: {
      'seo.json': {
        entries: [...seo.entries, { ...seo.entries[0], title: 'Another title for the same home page' }],
      },
    },
    reported: [
      {
        code: 'seo/duplicate-page',
        place: 'seo.json:67:15',
        at: '"HOME"',
        message: 'HOME has two entries; only one would be used.',
        help: 'keep one of them',
        related: ['seo.json:4:15 the first'],
      },
    ],
  },
  {
    input: 'no entry for a page',
    files: { 'seo.json': { entries: seo.entries.slice(0, -1) } },
    reported: [
      {
        code: 'seo/missing-page',
        place: 'seo.json:57:3',
        at: ']',
        message: 'The page BOOK has no search entry, so search results would show an arbitrary text.',
        help: 'add { "page": "BOOK", "title": "…", "description": "…", "keywords": [] }',
      },
    ],
  },
  {
    input: 'one title on two pages',
    files: {
      'seo.json': {
        entries: seo.entries.map((entry, at) =>
          at === 1 ? { ...entry, title: seo.entries[0]?.title } : entry,
        ),
      },
    },
    reported: [
      {
        code: 'seo/duplicate-title',
        severity: 'warning',
        place: 'seo.json:14:16',
        at: '"The Kesar: a small house on the lake of Udaipur"',
        message: 'ABOUT has the same title as HOME; guests could not tell them apart in search results.',
        help: 'say in the title what only this page offers',
        related: ['seo.json:5:16 the first'],
      },
    ],
  },
])('$input', async ({ files, reported }) => {
  expect(await reportOf(files)).toMatchObject(reported);
});
