import { type Check, validFiles } from '../../engine/check.ts';

const SHORTEST = 15;
const LONGEST = 60;

/** A title that fits into a search result. */
export const seoTitleLength: Check = {
  code: 'seo/title-length',
  run: ({ files }) =>
    validFiles(files, 'seo').flatMap(({ path, value }) =>
      value.entries.flatMap((entry, at) => {
        const characters = Array.from(entry.title);
        if (characters.length >= SHORTEST && characters.length <= LONGEST) return [];
        const isShort = characters.length < SHORTEST;
        const shown = characters.slice(0, LONGEST).join('');
        return {
          code: 'seo/title-length',
          severity: 'warning' as const,
          file: path,
          path: ['entries', at, 'title'],
          // What would be cut is what is marked.
          ...(!isShort && { part: { start: shown.length, end: entry.title.length }, note: 'cut from here' }),
          message: isShort
            ? `The title has ${characters.length} characters; under ${SHORTEST} it says too little in search results.`
            : `The title has ${characters.length} characters; search results cut near ${LONGEST}: «${shown}…»`,
          expected: `${SHORTEST} to ${LONGEST} characters`,
          help: isShort
            ? 'add what the page offers, or where'
            : 'put the most important words first and shorten the rest',
        };
      }),
    ),
};
