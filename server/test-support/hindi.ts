import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The interface texts in Hindi, which stories draw and no hotel publishes. */
// The file is checked against the English texts by its own test.
export const HINDI = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../stories/locales/hi/common.json'), 'utf8'),
) as object;

/** Text in the script of Hindi. */
export const DEVANAGARI = /\p{Script=Devanagari}/u;
