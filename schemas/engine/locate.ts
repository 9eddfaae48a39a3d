import type { SyntaxNode } from './json/syntax-node.ts';
import type { Offsets, Span, ValuePath } from './problem.ts';

/** The stretch of text that a path means; where the path leads nowhere, the deepest value on the way. */
export function locate(root: SyntaxNode, path: ValuePath, span: Span): Offsets {
  let node = root;
  let key: Offsets | undefined;
  for (const step of path) {
    const next = stepInto(node, step);
    if (next === undefined) break;
    ({ node, key } = next);
  }
  if (span === 'key' && key !== undefined) return key;
  if (span === 'end' && node.kind !== 'scalar') return { start: node.end - 1, end: node.end };
  return { start: node.start, end: node.end };
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
