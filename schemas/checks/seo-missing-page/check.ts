import { type Check, validFiles } from '../../engine/check.ts';

const PAGES = ['HOME', 'ABOUT', 'SERVICES', 'GALLERY', 'CONTACT', 'POLICIES', 'BOOK'] as const;

/** Every page has its texts for search engines. */
export const seoMissingPage: Check = {
  code: 'seo/missing-page',
  run: ({ files }) =>
    validFiles(files, 'seo').flatMap(({ path, value }) =>
      PAGES.filter(
        (page) => !value.entries.some((entry) => entry.page === page && entry.locationId === undefined),
      ).map((page) => ({
        code: 'seo/missing-page',
        severity: 'error' as const,
        file: path,
        path: ['entries'],
        span: 'end' as const,
        message: `The page ${page} has no entry, so search results would show a text that nobody chose.`,
        note: `an entry for ${page} is missing before this`,
        help: `add { "page": "${page}", "title": "…", "description": "…", "keywords": [] }`,
      })),
    ),
};
