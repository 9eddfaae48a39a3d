import { KINDS } from '#schemas/engine';
import { didYouMean } from '../arguments.ts';
import { UsageError } from '../command.ts';

/** A kind of content file and its place in the layout. */
export type KindPlace = (typeof KINDS)[number];

/** The kind of a name, of its place (`rooms`, `taxes`), or of a page (`home`). */
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
