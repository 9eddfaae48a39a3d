import { expect, test } from 'vitest';
import { reportOf } from './report-of.ts';

test.each([
  {
    input: 'a text without words',
    files: { 'locales/en/common.json': { home: { viewAll: ' ' } } },
    reported: [
      {
        code: 'i18n/missing',
        severity: 'warning',
        place: 'locales/en/common.json:3:16',
        at: '" "',
        message: '`home.viewAll` is empty, so guests read «View all».',
        help: 'write the text, or remove the line',
      },
    ],
  },
  {
    input: 'a key that nobody reads',
    files: { 'locales/en/common.json': { home: { veiwAll: 'See everything' } } },
    reported: [
      {
        code: 'i18n/extra',
        place: 'locales/en/common.json:3:5',
        at: '"veiwAll"',
        message: 'There is no interface text `home.veiwAll`: did you mean `viewAll`?',
        help: 'use `viewAll`',
        fix: '"viewAll"',
      },
    ],
  },
  {
    input: 'a text for a group',
    files: { 'locales/en/common.json': { home: 'Home' } },
    reported: [
      {
        code: 'i18n/shape',
        place: 'locales/en/common.json:2:11',
        at: '"Home"',
        message: '`home` is a group of texts; this is a text.',
        help: expect.stringMatching(/^write \{…\} with one or more of: \w+, \w+/) as string,
      },
    ],
  },
  {
    input: 'a number for a text',
    files: { 'locales/en/common.json': { home: { viewAll: 7 } } },
    reported: [
      {
        code: 'i18n/shape',
        place: 'locales/en/common.json:3:16',
        at: '7',
        message: '`home.viewAll` is one text; this is a number.',
        help: 'write a text in double quotes in place of «View all»',
      },
    ],
  },
  {
    input: 'a text that leads nowhere',
    files: { 'locales/en/common.json': { checkout: { nothing: '$t(validation.selectDetals)' } } },
    reported: [
      {
        code: 'i18n/not-found',
        place: 'locales/en/common.json:3:20',
        at: 'validation.selectDetals',
        message:
          '`$t(validation.selectDetals)` refers to a missing text: did you mean `validation.selectDetails`, `validation.selectDates` or `validation.selectLocation`?',
        help: 'write `$t(validation.selectDetails)`',
      },
    ],
  },
  {
    input: 'a placeholder that is lost',
    files: { 'locales/en/common.json': { home: { seeRoomOf: 'See dates and prices' } } },
    reported: [
      {
        code: 'i18n/placeholder',
        place: 'locales/en/common.json:3:18',
        at: '"See dates and prices"',
        message: '`{{room}}` is missing, so the sentence would lack that value.',
        help: 'put `{{room}}` where it belongs, as in «See dates and prices of {{room}}»',
      },
    ],
  },
  {
    input: 'a placeholder that is renamed',
    files: { 'locales/en/common.json': { home: { seeRoomOf: 'Dates of {{rooom}}' } } },
    reported: [
      {
        code: 'i18n/placeholder',
        place: 'locales/en/common.json:3:28',
        at: '{{rooom}}',
        message: 'The placeholder `{{rooom}}` does not exist here: did you mean `{{room}}`?',
        help: 'write `{{room}}`',
        fix: '{{room}}',
      },
    ],
  },
  {
    input: 'one form of two',
    files: { 'locales/en/common.json': { search: { rooms_one: 'One chamber' } } },
    reported: [
      {
        code: 'i18n/plural',
        severity: 'warning',
        place: 'locales/en/common.json:3:5',
        at: '"rooms_one"',
        message:
          '`search.rooms_one` is replaced without `rooms_other`, which keeps the standard text: «{{count}} rooms».',
        help: 'write `rooms_other` too',
      },
    ],
  },
  {
    input: 'a form that English has not',
    files: { 'locales/en/common.json': { search: { rooms_few: '{{count}} chambers' } } },
    reported: [
      {
        code: 'i18n/plural-form',
        place: 'locales/en/common.json:3:5',
        at: '"rooms_few"',
        message: 'English has no plural form `few`; its forms are one and other.',
        help: 'write `rooms_one` and `rooms_other`',
      },
    ],
  },
  {
    input: 'a broken mark',
    files: { 'locales/en/common.json': { home: { viewAll: 'See <1>everything' } } },
    reported: [
      {
        code: 'i18n/tag',
        place: 'locales/en/common.json:3:21',
        at: '<1>',
        message: 'The standard text has no tags, so guests would read <b> as it is written.',
        help: 'write the text without tags',
      },
    ],
  },
])('$input', async ({ files, reported }) => {
  expect(await reportOf(files)).toMatchObject(reported);
});
