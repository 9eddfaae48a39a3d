import { isHidden } from '../../engine/kinds.ts';
import { type CheckerRule, listed } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Where a file belongs lies a file.',
  why: 'A folder, a pipe or a device of its name holds nothing that can be read and published.',
  remedy: 'Remove it, and put the file there.',
  example: listed('hotel.json', { notAFile: 'named pipe' }),
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
                ? 'move what is in it to its place, remove the folder, and put a file of this name there'
                : 'remove it, and put a file of this name there if one was meant',
          },
    ),
};
