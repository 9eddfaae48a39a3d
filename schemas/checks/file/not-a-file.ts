import { isHidden } from '../../engine/kinds.ts';
import { type CheckerRule, listed } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every content file is a regular file.',
  why: 'A folder, a pipe or a device with its name cannot be read and published.',
  remedy: 'Remove it and add the file.',
  example: listed('theme.json', { notAFile: 'named pipe' }),
  run: ({ entries }) =>
    entries.flatMap(({ path, notAFile }) =>
      notAFile === undefined || isHidden(path)
        ? []
        : {
            file: path,
            path: [],
            value: path,
            message: `${path} is a ${notAFile}, not a file.`,
            help:
              notAFile === 'folder'
                ? 'move its contents elsewhere, remove the folder, and add a file with this name'
                : 'remove it, and add a file with this name if you need one',
          },
    ),
};
