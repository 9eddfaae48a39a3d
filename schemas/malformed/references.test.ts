import { expect, test } from 'vitest';
import { example } from '../engine/small-hotel.ts';
import { jpeg } from '../engine/test-pictures.ts';
import { reportOf } from './report-of.ts';

const rate = example('rate');
const album = example('album');
const location = example('location');
const policy = example('policy');
const room = example('room');

test.each([
  {
    input: 'an id that nobody has',
    files: {
      'locations/goa.json': { ...location, id: 'loc-goa' },
      'rates/goa.json': { ...rate, id: 'goa', locationId: 'loc-goaa' },
    },
    reported: [
      {
        code: 'ref/not-found',
        place: 'rates/goa.json:3:17',
        at: '"loc-goaa"',
        message: 'There is no location `loc-goaa`: did you mean `loc-goa`?',
        help: 'write "loc-goa" (locations/goa.json)',
        fix: '"loc-goa"',
      },
    ],
  },
  {
    input: 'a reference to a file that does not parse',
    files: { 'locations/udaipur.json': '{ "id": "udaipur", ' },
    reported: [
      { code: 'ref/not-checked', place: 'albums/moments.json:7:17' },
      { code: 'ref/not-checked', place: 'charges.json:12:21' },
      {
        code: 'json/unclosed',
        place: 'locations/udaipur.json:1:18',
        at: ',',
        message: 'This `{` (line 1) is never closed.',
        help: 'write `}` where it should end',
        related: ['locations/udaipur.json:1:1 opened here'],
      },
      { code: 'ref/not-checked', place: 'pages/home.json:32:21' },
      { code: 'ref/not-checked', place: 'rates/udaipur.json:3:17' },
      { code: 'ref/not-checked', place: 'rooms/lake-suite.json:3:17' },
      { code: 'ref/not-checked', place: 'services/boat-dinner.json:7:17' },
    ],
  },
  {
    input: 'a reference to a hidden room',
    files: { 'rooms/lake-suite.json': { ...room, enabled: false } },
    reported: [
      {
        code: 'ref/disabled',
        severity: 'warning',
        place: 'pages/home.json:20:7',
        at: '"lake-suite"',
        message: 'The room `lake-suite` is hidden from guests, so nothing would be shown here.',
        help: 'refer to another one, or write "enabled": true in rooms/lake-suite.json',
        related: ['rooms/lake-suite.json:38:14 hidden here'],
      },
    ],
  },
  {
    input: 'one id in two files',
    files: { 'rooms/copy.json': room },
    reported: [
      {
        code: 'id/duplicate',
        place: 'rooms/lake-suite.json:2:9',
        at: '"lake-suite"',
        message: 'Two rooms have the id `lake-suite`.',
        help: 'give one of them another id, and change the references to it',
        related: ['rooms/copy.json:2:9 the first'],
      },
    ],
  },
  {
    input: 'a file that is called otherwise',
    files: {
      'services/boat-dinner.json': { ...example('service'), id: 'dinner-cruise' },
      'pages/services.json': {
        ...example('page-services'),
        highlight: { ...example('page-services').highlight, serviceId: 'dinner-cruise' },
      },
    },
    reported: [
      {
        code: 'id/file-name',
        severity: 'warning',
        place: 'services/boat-dinner.json:3:9',
        at: '"dinner-cruise"',
        message: 'This file is called boat-dinner, but its id is `dinner-cruise`.',
        help: 'rename the file to services/dinner-cruise.json, or change the id here and in pages/services.json to "boat-dinner"',
        fix: undefined,
      },
    ],
  },
  {
    input: 'a folder that is not known',
    files: { 'polices/cancellation.json': policy },
    reported: [
      {
        code: 'file/unknown',
        place: 'polices/cancellation.json:1:1',
        message: 'Nothing reads this file: did you mean `policies/`?',
        help: 'move it to policies/',
      },
    ],
  },
  {
    input: 'a picture that no page uses',
    files: { 'images/forgotten.jpg': jpeg() },
    reported: [
      {
        code: 'unused',
        severity: 'info',
        place: 'images/forgotten.jpg:1:1',
        message: 'No page uses this picture.',
        help: 'show it in an album, or remove it',
      },
    ],
  },
  {
    input: 'an album that nothing shows',
    files: { 'albums/old.json': { ...album, id: 'old', visible: false } },
    reported: [
      {
        code: 'unused',
        severity: 'info',
        place: 'albums/old.json:2:9',
        at: '"old"',
        message: 'Nothing uses the album `old`.',
        help: 'use it somewhere, or remove it',
      },
    ],
  },
])('$input', async ({ files, reported }) => {
  expect(await reportOf(files)).toMatchObject(reported);
});
