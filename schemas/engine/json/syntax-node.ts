/** A value with its range in the text; `end` is exclusive. */
export type SyntaxNode = ObjectNode | ListNode | ScalarNode;

export interface ObjectNode {
  kind: 'object';
  start: number;
  end: number;
  members: Member[];
}

export interface ListNode {
  kind: 'list';
  start: number;
  end: number;
  items: SyntaxNode[];
}

export interface ScalarNode {
  kind: 'scalar';
  start: number;
  end: number;
  value: string | number | boolean | null;
}

export interface Member {
  key: string;
  keyStart: number;
  keyEnd: number;
  value: SyntaxNode;
}

/** The value as `JSON.parse` returns it; the last of two equal keys counts. */
export function plainValue(node: SyntaxNode): unknown {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries(node.members.map(({ key, value }) => [key, plainValue(value)]));
    case 'list':
      return node.items.map(plainValue);
    case 'scalar':
      return node.value;
    default:
      return node satisfies never;
  }
}
