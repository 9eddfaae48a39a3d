import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkContent, KINDS } from '#schemas/engine';
import { nodeFileSystem } from '#schemas/engine/disk';
import type { Arguments } from '../arguments.ts';
import { findTarget } from '../check/target.ts';
import { UsageError } from '../command.ts';
import { EXIT } from '../exit.ts';
import { findKind, type KindPlace } from '../schema/find-kind.ts';
import { twoColumns } from '../terminal/wrap.ts';
import { makeStarter } from './starter.ts';
import { print } from '../terminal/print.ts';

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `verandah new <kind> [id]`: writes a starter file. */
export async function runNew(args: Arguments): Promise<number> {
  const [name, id] = args.positionals;
  if (name === undefined)
    throw new UsageError(`new takes a kind: ${KINDS.map(({ kind }) => kind).join(', ')}.`);
  if (args.positionals.length > 2) throw new UsageError('new takes a kind and one id.');
  const kind = await findKind(name);
  const { root } = await findTarget(args.texts('in'));
  const path = placeFor(kind, id);
  refuseExisting(root, path);
  const starter = makeStarter(kind.kind, { id: id ?? kind.kind, idsOf: await readIds(root) });
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(starter.value, null, 2)}\n`, { flag: 'wx' });
  print(nextWords(file, root, starter.examples));
  return EXIT.ok;
}

function placeFor({ kind, place }: KindPlace, id: string | undefined): string {
  if (!place.endsWith('/')) {
    if (id !== undefined)
      throw new UsageError(`A hotel has one ${place}.json; it takes no id: verandah new ${kind}`);
    return `${place}.json`;
  }
  if (id !== undefined && !ID.test(id))
    throw new UsageError(
      `An id consists of small letters, digits and hyphens, such as garden-suite, not "${id}".`,
    );
  return `${place}${id ?? kind}.json`;
}

function refuseExisting(root: string, path: string): void {
  const existing = [path, `${path}c`].map((each) => join(root, each)).find((each) => existsSync(each));
  if (existing === undefined) return;
  throw new UsageError(`${existing} already exists and was not changed. Use another id.`);
}

async function readIds(root: string): Promise<(entity: string) => string[]> {
  const { texts } = await checkContent({ fs: nodeFileSystem, root });
  return (entity) => {
    const place = KINDS.find(({ kind }) => kind === entity)?.place;
    if (place === undefined || !place.endsWith('/')) return [];
    const names = [...texts.keys()].filter((file) => file.startsWith(place));
    return names.map((file) => file.slice(place.length).replace(/\.jsonc?$/, ''));
  };
}

function nextWords(file: string, root: string, examples: readonly string[]): string {
  const look =
    examples.length === 0
      ? []
      : [
          '',
          'These fields have example values; check each of them:',
          ...twoColumns([['', examples.join(', ')]]),
        ];
  return [`Wrote ${file}.`, ...look, '', `verandah check ${root} lists what is left to write.`].join('\n');
}
