import type { Command } from '../command.ts';
import { FORMATS } from '../report/formats.ts';

export const check: Command = {
  name: 'check',
  summary: 'find every problem in the content, with its place and remedy',
  usage: '[paths] [options]',
  about: [
    'Reads every file of a content folder and reports everything that is wrong: where, why and what to do. It changes nothing and works offline.',
    'Without a path it checks the folder content. A file or folder inside a content folder limits the report to it; references to other files are still checked.',
  ],
  options: [
    {
      name: 'format',
      choices: FORMATS,
      words: `how the report is printed: ${FORMATS.join(', ')}. pretty is for people; json, sarif (code hosts, editors) and github (GitHub Actions) are for programs`,
    },
    {
      name: 'fail-on',
      choices: ['error', 'warning'],
      words: 'the least severity that makes the exit code 1; by default error',
    },
    {
      name: 'level',
      choices: ['error', 'warning', 'info'],
      words: 'the least severity to show; totals and exit code still count all problems',
    },
    {
      name: 'max-problems',
      value: '<number>',
      words: 'the most problems to show; totals and exit code still count all problems',
    },
    {
      name: 'rule',
      value: '<rule>=<level>',
      words: 'off, warn or error for one rule, in this report only; repeatable',
    },
    {
      name: 'since',
      value: '<git ref>',
      words: 'only files that changed since this git ref, and what they broke in other files',
    },
    { name: 'watch', words: 'check again whenever a file is saved' },
    { name: 'stdin', words: 'read one file from standard input' },
    { name: 'stdin-path', value: '<file>', words: 'the path of the file that --stdin reads' },
    { name: 'no-cache', words: 'read all files, even if nothing has changed since the last run' },
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
