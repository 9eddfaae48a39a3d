import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

const SHORTEST = 50;
const LONGEST = 160;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A description for search results has 50 to 160 characters.',
  why: 'Search engines cut longer descriptions and often replace shorter ones.',
  remedy: 'Say in one or two sentences why guests should come.',
  example: replaced(
    'seo.json',
    '"Cancellation and house rules of The Kesar. Four rooms, a kitchen of its own and a garden down to the water."',
    '"House rules."',
  ),
  run: ({ files }) =>
    validFiles(files, 'seo').flatMap(({ path, value }) =>
      value.entries.flatMap((entry, at) => {
        const { length } = Array.from(entry.description);
        if (length >= SHORTEST && length <= LONGEST) return [];
        return {
          file: path,
          path: ['entries', at, 'description'],
          message: `The description has ${length} characters; search results show ${SHORTEST} to ${LONGEST}.`,
          expected: `${SHORTEST} to ${LONGEST} characters`,
          help: length < SHORTEST ? 'add a sentence' : 'shorten it, or its end is cut',
        };
      }),
    ),
};
