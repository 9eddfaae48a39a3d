import { type Diagnostic, parseJson, type SyntaxNode } from '#schemas/engine';

export type TextEdit = NonNullable<Diagnostic['fix']>['edits'][number];

type ObjectNode = Extract<SyntaxNode, { kind: 'object' }>;
type Member = ObjectNode['members'][number];

/** The object of a file with the positions of its parts; undefined where the text does not parse. */
export function readObject(text: string): ObjectNode | undefined {
  const { root, errors } = parseJson(text, { isRelaxed: true });
  return root?.kind === 'object' && errors.length === 0 ? root : undefined;
}

export function memberOf(node: SyntaxNode | undefined, key: string): Member | undefined {
  return node?.kind === 'object' ? node.members.find((member) => member.key === key) : undefined;
}

export function rewritten({ start, end }: SyntaxNode, value: unknown): TextEdit {
  return { offset: start, length: end - start, text: JSON.stringify(value) };
}

/** Inserts a first item into an object or list, in the layout of the item after it. */
export function insertedFirst(text: string, node: SyntaxNode, written: string): TextEdit {
  const first =
    node.kind === 'object'
      ? node.members[0]?.keyStart
      : node.kind === 'list'
        ? node.items[0]?.start
        : undefined;
  const at = node.start + 1;
  if (first === undefined) {
    const indent = `${indentAt(text, node.start)}  `;
    const closing = `\n${indentAt(text, node.start)}`;
    return { offset: at, length: 0, text: `\n${indented(written, indent)}${closing}` };
  }
  const isOnOneLine = !text.slice(at, first).includes('\n');
  if (isOnOneLine) return { offset: first, length: 0, text: `${written}, ` };
  const indent = indentAt(text, first);
  // Directly after the bracket, so that a comment stays above its own item.
  return { offset: at, length: 0, text: `\n${indented(written, indent)},` };
}

function indentAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? '';
}

function indented(written: string, indent: string): string {
  return written
    .split('\n')
    .map((line) => indent + line)
    .join('\n');
}
