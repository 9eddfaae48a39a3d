import type { CheckContext } from '../../engine/check.ts';
import type { EntityOccurrence } from '../../engine/content-index.ts';
import { valueAt } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { SECOND_ROOM, SOLD_TO_ALL } from '../parts/second-room.ts';
import { priceLine } from '../parts/room-price.ts';

/** What belongs to a hidden item is hidden with it. */
export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Visible content does not refer to hidden content.',
  why: 'The page would show nothing there.',
  remedy: 'Refer to another one, or show it with "enabled": true.',
  example: [
    ...SECOND_ROOM,
    SOLD_TO_ALL,
    replaced('rooms/lake-suite.json', '"enabled": true', '"enabled": false'),
    replaced(
      'rates/udaipur.json',
      '"roomPrices": [',
      `"roomPrices": [\n    ${priceLine('garden')},\n    ${priceLine('garden', 'winter')},`,
    ),
  ],
  run(context) {
    const hidden = hiddenEntities(context);
    return context.index.refs
      .filter(({ link, file }) => link.belongs !== true && file.isValid && !isHidden(file.value))
      .flatMap((ref) => {
        const target = hidden.get(ref.name);
        if (target === undefined) return [];
        return {
          file: ref.file.path,
          path: ref.path,
          value: ref.value,
          message: `The ${ref.entity.replaceAll('-', ' ')} \`${ref.value}\` is hidden from guests, so nothing would be shown here.`,
          help: `refer to another one, or write "enabled": true in ${target.file.path}`,
          related: [{ file: target.file.path, path: ['enabled'], message: 'hidden here' }],
        };
      });
  },
};

function hiddenEntities({ index }: CheckContext): Map<string, EntityOccurrence> {
  const hidden = index.ids.filter(({ file, path }) => path.length === 1 && isHidden(file.value));
  return new Map(hidden.map((id) => [id.name, id]));
}

function isHidden(value: unknown): boolean {
  return valueAt(value, ['enabled']) === false;
}
