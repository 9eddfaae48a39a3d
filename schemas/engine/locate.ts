import type { SyntaxNode } from './json/syntax-node.ts';
import type { Offsets, Span, ValuePath } from './diagnostic.ts';

/** Where a value stands in the text of its file. */
export interface ValuePlace extends Offsets {
  /** The key before it, where it has one. */
  key?: Offsets;
  /** A list or an object: its last character is a bracket. */
  isContainer: boolean;
}

/** The place of the value that a path means; where the path leads nowhere, of the deepest value on the way. */
export type Locator = (path: ValuePath) => ValuePlace;

/** Looks places up in a syntax tree: for files that were read with one. */
export function treeLocator(root: SyntaxNode): Locator {
  return (path) => {
    let place: ValuePlace = placeOf(root);
    let node = root;
    for (const step of path) {
      const next = stepInto(node, step);
      if (next === undefined) break;
      node = next.node;
      place = { ...placeOf(node), ...(next.key && { key: next.key }) };
    }
    return place;
  };
}

/** The stretch of text that is meant: the value, its key, or where a missing line belongs. */
export function spanOf(place: ValuePlace, span: Span): Offsets {
  if (span === 'key' && place.key) return place.key;
  if (span === 'end' && place.isContainer) return { start: place.end - 1, end: place.end };
  return { start: place.start, end: place.end };
}

/** A part of a text, given in characters of what it says, as it is written: with its escapes. */
export function partOf(source: string, { start, end }: Offsets, part: Offsets): Offsets {
  const from = writtenAt(source, start + 1, end - 1, part.start);
  return { start: from, end: writtenAt(source, from, end - 1, part.end - part.start) };
}

function writtenAt(source: string, from: number, limit: number, count: number): number {
  let at = from;
  for (let passed = 0; passed < count && at < limit; passed += 1)
    if (source[at] === '\\') at += source[at + 1] === 'u' ? 6 : 2;
    else at += 1;
  return Math.min(at, limit);
}

function placeOf(node: SyntaxNode): ValuePlace {
  return { start: node.start, end: node.end, isContainer: node.kind !== 'scalar' };
}

function stepInto(
  node: SyntaxNode,
  step: string | number,
): { node: SyntaxNode; key: Offsets | undefined } | undefined {
  if (node.kind === 'list') {
    const item = node.items[Number(step)];
    return item && { node: item, key: undefined };
  }
  if (node.kind === 'scalar') return undefined;
  // The last of two equal keys is the one that counts.
  const member = node.members.findLast(({ key }) => key === step);
  return member && { node: member.value, key: { start: member.keyStart, end: member.keyEnd } };
}
