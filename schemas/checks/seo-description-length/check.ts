import { type Check, validFiles } from '../../engine/check.ts';

const SHORTEST = 50;
const LONGEST = 160;

/** A description that fits into a search result. */
export const seoDescriptionLength: Check = {
  code: 'seo/description-length',
  run: ({ files }) =>
    validFiles(files, 'seo').flatMap(({ path, value }) =>
      value.entries.flatMap((entry, at) => {
        const { length } = Array.from(entry.description);
        if (length >= SHORTEST && length <= LONGEST) return [];
        return {
          code: 'seo/description-length',
          severity: 'warning' as const,
          file: path,
          path: ['entries', at, 'description'],
          message: `The description has ${length} characters; search results show ${SHORTEST} to ${LONGEST}.`,
          expected: `${SHORTEST} to ${LONGEST} characters`,
          help: length < SHORTEST ? 'add a sentence' : 'shorten it, or what stands last is cut',
        };
      }),
    ),
};
