import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

const SHORTEST = 15;
const LONGEST = 60;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A title for search results has 15 to 60 characters.',
  why: 'Search engines cut longer titles and often replace shorter ones.',
  remedy: 'Put the name and what matters first, and shorten the rest.',
  example: replaced('seo.json', '"How to find and reach The Kesar in Udaipur"', '"Contact"'),
  run: ({ files }) =>
    validFiles(files, 'seo').flatMap(({ path, value }) =>
      value.entries.flatMap((entry, at) => {
        const characters = Array.from(entry.title);
        if (characters.length >= SHORTEST && characters.length <= LONGEST) return [];
        const isShort = characters.length < SHORTEST;
        const shown = characters.slice(0, LONGEST).join('');
        return {
          file: path,
          path: ['entries', at, 'title'],
          // Marks the part that search engines cut off.
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
