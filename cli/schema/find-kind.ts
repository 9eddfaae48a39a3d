import { KINDS } from '#schemas/engine';
import { didYouMean } from '../arguments.ts';
import { UsageError } from '../command.ts';

export type KindPlace = (typeof KINDS)[number];

/** Finds a kind by its name, its folder (`rooms`, `taxes`) or its page (`home`). */
export async function findKind(name: string): Promise<KindPlace> {
  const wanted = name
    .toLowerCase()
    .replace(/\.jsonc?$/, '')
    .replace(/\/$/, '');
  const found = KINDS.find(({ kind, place }) =>
    [kind, place, place.replace(/\/$/, ''), place.replace(/^pages\//, '')].includes(wanted),
  );
  if (found !== undefined) return found;
  const kinds = KINDS.map(({ kind }) => kind);
  const meant = await didYouMean(name, kinds);
  throw new UsageError(
    `There is no kind of file called "${name}".${meant === '' ? ` There are: ${kinds.join(', ')}.` : meant}`,
  );
}
