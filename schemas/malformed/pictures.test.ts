import { expect, test } from 'vitest';
import { example } from '../engine/small-hotel.ts';
import { jpeg, png } from '../engine/test-pictures.ts';
import { reportOf, written } from './report-of.ts';

const album = example('album');

/** Keeps one use of the second picture, so that one mistake is one diagnostic. */
const withoutLake = (kind: Parameters<typeof example>[0]) =>
  JSON.stringify(example(kind), null, 2).replaceAll('images/lake.jpg', 'images/courtyard.jpg');

function photoOf(megabytes: number): Uint8Array {
  const photo = new Uint8Array(megabytes * 1024 * 1024);
  photo.set(jpeg());
  return photo;
}

test.each([
  {
    input: 'a picture that is not there',
    files: written('location', 'images/courtyard.jpg', 'images/courtyrad.jpg'),
    reported: [
      {
        code: 'asset/not-found',
        place: 'locations/udaipur.json:46:13',
        at: '"images/courtyrad.jpg"',
        message: 'There is no file images/courtyrad.jpg: did you mean `images/courtyard.jpg`?',
        help: 'write "images/courtyard.jpg", or add the picture',
        fix: '"images/courtyard.jpg"',
      },
    ],
  },
  {
    input: 'a capital in the wrong place',
    files: {
      'images/lake.jpg': null,
      'images/Lake.JPG': jpeg(),
      'albums/moments.json': withoutLake('album'),
      'pages/home.json': withoutLake('page-home'),
      'services/boat-dinner.json': withoutLake('service'),
      'pages/about.json': withoutLake('page-about'),
      'pages/services.json': withoutLake('page-services'),
      'pages/gallery.json': withoutLake('page-gallery'),
    },
    reported: [
      {
        code: 'asset/case',
        place: 'rooms/lake-suite.json:10:15',
        at: '"images/lake.jpg"',
        message: 'The file is called images/Lake.JPG: capital letters differ, which fails on the server.',
        help: 'write "images/Lake.JPG"',
        fix: '"images/Lake.JPG"',
      },
    ],
  },
  {
    input: 'a web page that was saved as a picture',
    files: { 'images/logo.png': '<!doctype html><title>404</title>' },
    reported: [
      {
        code: 'asset/type',
        place: 'hotel.json:31:15',
        at: '"images/logo.png"',
        message: 'images/logo.png is not a picture: it holds a web page.',
        help: 'save it again as JPEG, PNG, WebP or AVIF',
      },
    ],
  },
  {
    input: 'a drawing with a script',
    files: { 'images/logo.png': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' },
    reported: [
      {
        code: 'asset/unsafe',
        place: 'hotel.json:31:15',
        at: '"images/logo.png"',
        message:
          'images/logo.png is a drawing (SVG) with a script in it, which would run in the browsers of guests.',
        help: 'do not use this file; get the picture as PNG or WebP from a source that you trust',
      },
    ],
  },
  {
    input: 'other dimensions than the file has',
    files: { 'images/courtyard.jpg': jpeg({ width: 640, height: 480 }) },
    reported: [
      {
        code: 'asset/dimensions',
        severity: 'warning',
        place: 'albums/moments.json:12:16',
        at: '1600',
        message: '1600 × 900 is written here, but images/courtyard.jpg has 640 × 480 pixels.',
        help: 'write the size of the file, or remove both lines: the size is read from the file',
        fix: '640 … 480',
      },
      {
        code: 'asset/too-small',
        severity: 'warning',
        place: 'pages/book.json:6:15',
        at: '"images/courtyard.jpg"',
        message:
          'The background picture is shown 1200 pixels wide; this picture has 640 × 480, so it would be blurred.',
        help: 'take a larger version of the picture, or another one',
        related: [
          'pages/contact.json:7:15 used here too',
          'pages/policies.json:7:15 used here too',
          'pages/services.json:7:15 used here too',
        ],
      },
      {
        code: 'asset/too-small',
        severity: 'warning',
        place: 'pages/home.json:11:17',
        at: '"images/courtyard.jpg"',
        message:
          'A carousel picture is shown 1200 pixels wide; this picture has 640 × 480, so it would be blurred.',
        help: 'take a larger version of the picture, or another one',
      },
      {
        code: 'asset/dimensions',
        severity: 'warning',
        place: 'services/boat-dinner.json:17:16',
        at: '1600',
        message: '1600 × 900 is written here, but images/courtyard.jpg has 640 × 480 pixels.',
        help: 'write the size of the file, or remove both lines: the size is read from the file',
        fix: '640 … 480',
      },
    ],
  },
  {
    input: 'smaller than its place',
    files: { 'images/logo.png': png({ width: 48, height: 48 }) },
    reported: [
      {
        code: 'asset/too-small',
        severity: 'warning',
        place: 'hotel.json:31:15',
        at: '"images/logo.png"',
        message: 'The logo is shown 64 pixels wide; this picture has 48 × 48, so it would be blurred.',
        help: 'take a larger version of the picture, or another one',
      },
    ],
  },
  {
    input: 'a photo of 12 MB',
    files: { 'images/logo.png': photoOf(12) },
    reported: [
      {
        code: 'asset/too-large',
        severity: 'warning',
        place: 'hotel.json:31:15',
        at: '"images/logo.png"',
        message: 'The picture has 12.0 MB; files above 10 MB only make publishing slow.',
        help: 'save it smaller: 2400 pixels on its longer side are enough for every screen',
      },
      { code: 'logo/opaque' },
    ],
  },
  {
    input: 'where it was taken',
    files: { 'images/logo.png': jpeg({ hasLocation: true }) },
    reported: [
      {
        code: 'asset/location-data',
        severity: 'warning',
        place: 'hotel.json:31:15',
        at: '"images/logo.png"',
        message:
          'The picture contains the GPS location where it was taken. Publishing removes it, but this folder still holds it.',
        help: 'save the picture again without its location',
      },
      { code: 'logo/opaque' },
    ],
  },
  {
    input: 'a way out of the folder',
    files: written('hotel', 'images/logo.png', '../../etc/passwd'),
    reported: [
      {
        code: 'asset/outside',
        place: 'hotel.json:31:15',
        at: '"../../etc/passwd"',
        message: 'This picture is not inside images/: a path does not climb out of its folder.',
        help: 'copy the file into images/ and write its path from there, such as "images/courtyard.jpg"',
      },
    ],
  },
  {
    input: 'an absolute path',
    files: written('hotel', 'images/logo.png', '/etc/passwd'),
    reported: [
      {
        code: 'asset/outside',
        place: 'hotel.json:31:15',
        at: '"/etc/passwd"',
        message: 'This picture is not inside images/: a path begins with images/ and has forward slashes.',
        help: 'copy the file into images/ and write its path from there, such as "images/courtyard.jpg"',
      },
    ],
  },
  {
    input: 'no description',
    files: written('hotel', ',\n      "alt": "The Kesar"', ''),
    reported: [
      {
        code: 'a11y/alt',
        place: 'hotel.json:32:5',
        at: '}',
        message:
          'Add picture description, for example "alt": "The courtyard at dusk, with lamps around the fountain."',
        help: 'What the picture shows, in one sentence, for guests who cannot see it. Leave it empty only for a decorative picture.',
      },
    ],
  },
  {
    input: 'the file name for a description',
    files: written('hotel', '"alt": "The Kesar"', '"alt": "logo.png"'),
    reported: [
      {
        code: 'a11y/alt-file-name',
        severity: 'warning',
        place: 'hotel.json:32:14',
        at: '"logo.png"',
        message:
          '"logo.png" is a file name; screen readers would read it to guests who cannot see the picture.',
        help: 'say in one sentence what it shows',
      },
    ],
  },
  {
    input: 'two pictures with one rank',
    files: written('album', '"rank": 4\n', '"rank": 3\n'),
    reported: [
      {
        code: 'album/duplicate-rank',
        severity: 'warning',
        place: 'albums/moments.json:29:15',
        at: '3',
        message: 'Two pictures have the rank 3, so their order is undefined.',
        help: 'give one of them another rank; gaps between ranks are fine',
        related: ['albums/moments.json:24:15 the first'],
      },
    ],
  },
  {
    input: 'a visible album without pictures',
    files: { 'albums/empty.json': { ...album, id: 'empty', name: 'The garden', images: [] } },
    reported: [
      {
        code: 'album/empty',
        severity: 'warning',
        place: 'albums/empty.json:8:13',
        at: '[]',
        message: 'The garden is visible but has no pictures.',
        help: 'add pictures, or write "visible": false until there are some',
      },
    ],
  },
  {
    input: 'a marquee of nine',
    files: { 'albums/moments.json': { ...album, images: album.images.slice(0, 9) } },
    reported: [
      {
        code: 'home/marquee-count',
        place: 'pages/home.json:35:21',
        at: '"moments"',
        severity: 'warning',
        message:
          '12 pictures are meant to move here, and 9 are given: the 9 move, and come round again sooner.',
        help: 'add 3 in albums/moments.json, or leave it so',
        related: ['albums/moments.json:8:3 9 pictures'],
      },
    ],
  },
])('$input', async ({ files, reported }) => {
  expect(await reportOf(files)).toMatchObject(reported);
});
