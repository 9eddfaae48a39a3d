import type { SyntaxNode } from './json/syntax-node.ts';
import type { Offsets, Span, ValuePath } from './diagnostic.ts';

export interface ValuePlace extends Offsets {
  /** The range of its key, if it has one. */
  key?: Offsets;
  /** True for a list or an object, whose last character is a bracket. */
  isContainer: boolean;
}

/** The position of a path; of the deepest existing value where the path does not exist. */
export type Locator = (path: ValuePath) => ValuePlace;

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

export function spanOf(place: ValuePlace, span: Span): Offsets {
  if (span === 'key' && place.key) return place.key;
  if (span === 'end' && place.isContainer) return { start: place.end - 1, end: place.end };
  return { start: place.start, end: place.end };
}

/** The range of a part of a text in the source, where escapes take more characters. */
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
  // The last of two equal keys counts.
  const member = node.members.findLast(({ key }) => key === step);
  return member && { node: member.value, key: { start: member.keyStart, end: member.keyEnd } };
}
