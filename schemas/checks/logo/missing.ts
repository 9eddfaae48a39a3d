import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, removed, replaced } from '../../engine/rule.ts';

const DEPENDS = ['logoOnDark', 'showName'] as const;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'What is written about the logo belongs to a logo.',
  why: 'Without a logo the header shows the name of the hotel, whatever else is written.',
  remedy: 'Add header.logo, or remove the marked field.',
  example: [
    replaced(
      'hotel.json',
      '"logo": {\n      "file": "images/logo.png",\n      "alt": "The Kesar"\n    },\n    "logoOnDark": {\n      "file": "images/logo-light.png",\n      "alt": "The Kesar"\n    },\n    ',
      '',
    ),
    removed('images/logo.png'),
    removed('images/logo-light.png'),
  ],
  run: ({ files }) =>
    validFiles(files, 'hotel').flatMap(({ path: file, value: { header } }) =>
      header?.logo !== undefined
        ? []
        : DEPENDS.filter((field) => header?.[field] !== undefined && header[field] !== true).map((field) => ({
            file,
            path: ['header', field],
            message: 'There is no logo, so this has no effect: the header shows the name of the hotel.',
            help: 'add "logo", or remove this',
          })),
    ),
};
