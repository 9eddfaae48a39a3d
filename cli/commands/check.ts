import type { Command } from '../command.ts';
import { FORMATS } from '../report/formats.ts';

export const check: Command = {
  name: 'check',
  summary: 'find every problem in the content, with its place and its remedy',
  usage: '[paths] [options]',
  about: [
    'Reads every file of a content folder and says everything that is wrong with it, in one run: the place, the reason and what to do. It changes nothing and needs no network.',
    'Without a path it takes the folder content. A file or a folder inside a content folder narrows the report to it; references to other files are looked up all the same.',
  ],
  options: [
    {
      name: 'format',
      choices: FORMATS,
      words: `how the report is printed: ${FORMATS.join(', ')}. pretty draws frames for people; json, sarif (code hosts and editors) and github (its build server) are for programs`,
    },
    {
      name: 'fail-on',
      choices: ['error', 'warning'],
      words: 'what makes the exit code 1; error when left out',
    },
    {
      name: 'level',
      choices: ['error', 'warning', 'info'],
      words: 'the least grave problems to show; the totals and the exit code stay true',
    },
    {
      name: 'max-problems',
      value: '<number>',
      words: 'show only so many; the totals and the exit code stay true',
    },
    {
      name: 'rule',
      value: '<rule>=<level>',
      words: 'off, warn or error for one rule, in this report only; may stand several times',
    },
    {
      name: 'since',
      value: '<git ref>',
      words: 'only files that changed since then, and what they broke elsewhere',
    },
    { name: 'watch', words: 'check again whenever a file is saved' },
    { name: 'stdin', words: 'read one file from standard input instead of from its place' },
    { name: 'stdin-path', value: '<file>', words: 'the place of the file that --stdin reads' },
    { name: 'no-cache', words: 'read every file, also those that have not changed since the last run' },
  ],
  examples: [
    { line: 'verandah check', words: 'the folder content' },
    { line: 'verandah check my-hotel --watch', words: 'while you write' },
    { line: 'verandah check my-hotel/rooms', words: 'only what is wrong with the rooms' },
    { line: 'verandah check --fail-on warning --format github', words: 'on a build server' },
    { line: 'verandah check --rule seo/title-length=off', words: 'without one rule' },
  ],
  run: async (args) => (await import('../check.ts')).runCheck(args),
};
