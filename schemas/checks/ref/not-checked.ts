import { added, type CheckerRule } from '../../engine/rule.ts';
import { unreadFilesFor } from './not-found.ts';

export const rule: CheckerRule = {
  severity: 'info',
  title: 'References to a file with errors are not checked.',
  why: 'The reference is checked once that file has no errors.',
  remedy: 'Correct the named file first.',
  example: added('policies/flexible.json', '{ "id": "flexible",\n'),
  run(context) {
    const ids = new Set(context.index.ids.map(({ name }) => name));
    const told = new Set<string>();
    return context.index.refs
      .filter(({ name }) => !ids.has(name))
      .flatMap((ref) => {
        const [unread] = unreadFilesFor(context, ref);
        // One diagnostic for each pair of files is enough.
        const pair = `${ref.file.path}\n${String(unread)}`;
        if (unread === undefined || told.has(pair)) return [];
        told.add(pair);
        return {
          file: ref.file.path,
          path: ref.path,
          value: ref.value,
          message: `Not checked: ${unread} has errors.`,
          help: `correct ${unread} first`,
        };
      });
  },
};
