import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

const PAGES = ['HOME', 'ABOUT', 'SERVICES', 'GALLERY', 'CONTACT', 'POLICIES', 'BOOK'] as const;

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every page has its texts for search results.',
  why: 'Search results would show an arbitrary text.',
  remedy: 'Add an entry for the named page.',
  example: replaced('seo.json', '"page": "BOOK"', '"page": "BOOK", "locationId": "udaipur"'),
  run: ({ files }) =>
    validFiles(files, 'seo').flatMap(({ path, value }) =>
      PAGES.filter(
        (page) => !value.entries.some((entry) => entry.page === page && entry.locationId === undefined),
      ).map((page) => ({
        file: path,
        path: ['entries'],
        span: 'end' as const,
        message: `The page ${page} has no search entry, so search results would show an arbitrary text.`,
        note: `an entry for ${page} is missing before this`,
        help: `add { "page": "${page}", "title": "…", "description": "…", "keywords": [] }`,
      })),
    ),
};
