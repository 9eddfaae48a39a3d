import type { Check } from '../../engine/check.ts';
import { isHidden } from '../../engine/kinds.ts';

/** A named pipe, a socket, a device or a folder in the place of a file: nothing of it can be read. */
export const fileNotAFile: Check = {
  code: 'file/not-a-file',
  run: ({ entries }) =>
    entries.flatMap(({ path, notAFile }) =>
      notAFile === undefined || isHidden(path)
        ? []
        : {
            code: 'file/not-a-file',
            severity: 'error' as const,
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
