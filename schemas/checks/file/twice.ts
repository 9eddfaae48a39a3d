import { type CheckerRule, copied } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A content file is .json or .jsonc, not both.',
  why: 'Only one of the two would be read.',
  remedy: 'Keep one file and remove the other.',
  example: copied('theme.json', 'theme.jsonc'),
  run({ files }) {
    const paths = new Set(files.map(({ path }) => path));
    return files
      .filter(({ path }) => path.endsWith('.jsonc') && paths.has(path.slice(0, -1)))
      .map(({ path }) => ({
        file: path,
        path: [],
        message: `${path} and ${path.slice(0, -1)} are two files for the same content.`,
        help: 'keep one of them',
      }));
  },
};
