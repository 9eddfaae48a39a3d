import { expect, test } from 'vitest';
import { example } from '../engine/small-hotel.ts';
import { reportOf } from './report-of.ts';

const hotel = example('hotel');
const location = example('location');
const room = example('room');

test.each([
  {
    input: 'a redirect without a domain',
    files: { 'hotel.json': { ...hotel, customDomain: { redirect: true } } },
    reported: [
      {
        code: 'domain/missing',
        place: 'hotel.json:45:3',
        at: '}',
        message: 'Add domain, for example "domain": "www.thekesar.example".',
        help: 'The host name of the hotel: no https://, no path.',
      },
    ],
  },
  {
    input: 'a domain with https://',
    files: {
      'hotel.json': {
        ...hotel,
        customDomain: { domain: 'https://www.thekesar.example/stay', redirect: true },
      },
    },
    reported: [
      {
        code: 'domain/host-only',
        place: 'hotel.json:44:15',
        at: '"https://www.thekesar.example/stay"',
        message: 'Domain cannot be "https://www.thekesar.example/stay".',
        help: 'write "www.thekesar.example"',
        fix: '"www.thekesar.example"',
      },
    ],
  },
  {
    input: 'analytics without a domain',
    files: { 'hotel.json': { ...hotel, analytics: { enabled: true } } },
    reported: [
      {
        code: 'analytics/missing',
        place: 'hotel.json:49:3',
        at: '}',
        message: 'Add analytics domain, for example "domain": "stats.thekesar.example".',
        help: 'The host that serves /script.js.',
      },
    ],
  },
  {
    input: 'a tag id that ended',
    files: { 'hotel.json': { ...hotel, googleTagId: 'UA-123456-1' } },
    reported: [
      {
        code: 'analytics/tag-format',
        place: 'hotel.json:51:18',
        at: '"UA-123456-1"',
        message: 'Google tag id cannot be "UA-123456-1".',
        help: 'Write the id as the tag manager shows it, such as `GTM-AB12CD3` or `G-AB12CD34EF`.',
      },
    ],
  },
  {
    input: 'an API key',
    files: {
      'services/boat-dinner.json': {
        ...example('service'),
        description: 'Maps by AIzaSyA1234567890abcdefghijklmnopqrstuv.',
      },
    },
    reported: [
      {
        code: 'secret/found',
        place: 'services/boat-dinner.json:5:27',
        at: '•••••••••••••••••••••••••••••••••••••••',
        message: 'This looks like a Google API key (AIza…); anybody could read it on the site.',
        help: 'remove it, and replace it at its service: it may already have been read',
      },
    ],
  },
  {
    input: 'a password',
    files: {
      'rooms/lake-suite.json': { ...room, description: 'The Wi-Fi password: lakeview2026 is on the desk.' },
    },
    reported: [
      {
        code: 'secret/found',
        place: 'rooms/lake-suite.json:6:29',
        at: '••••••••••••••••••••••',
        message: 'This looks like a password (pass…); anybody could read it on the site.',
        help: 'remove it, and replace it at its service: it may already have been read',
      },
    ],
  },
  {
    input: 'a private address',
    files: { 'locations/udaipur.json': { ...location, directions: 'Lost? Write to ravi.sharma@gmail.com.' } },
    reported: [
      {
        code: 'secret/found',
        place: 'locations/udaipur.json:44:33',
        at: '•••••••••••••••••••••',
        message: 'This looks like a private e-mail address (ravi…); anybody could read it on the site.',
        help: 'remove it, or write an address of the hotel',
      },
    ],
  },
])('$input', async ({ files, reported }) => {
  expect(await reportOf(files)).toMatchObject(reported);
});
