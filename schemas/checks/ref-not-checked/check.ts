import type { Check } from '../../engine/check.ts';
import { unreadFilesFor } from '../ref-not-found/check.ts';

/** Says which references were not looked at, because the file that they lead to cannot be read. */
export const refNotChecked: Check = {
  code: 'ref/not-checked',
  run(context) {
    const ids = new Set(context.index.ids.map(({ name }) => name));
    const told = new Set<string>();
    return context.index.refs
      .filter(({ name }) => !ids.has(name))
      .flatMap((ref) => {
        const [unread] = unreadFilesFor(context, ref);
        // Once for each pair of files is enough to know what to correct first.
        const pair = `${ref.file.path}\n${String(unread)}`;
        if (unread === undefined || told.has(pair)) return [];
        told.add(pair);
        return {
          code: 'ref/not-checked',
          severity: 'info' as const,
          file: ref.file.path,
          path: ref.path,
          value: ref.value,
          message: `Not checked: ${unread} has errors.`,
          help: `correct ${unread} first`,
        };
      });
  },
};
