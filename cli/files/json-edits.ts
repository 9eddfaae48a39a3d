import { type Diagnostic, parseJson, type SyntaxNode } from '#schemas/engine';

/** A stretch of text and what is to stand there. */
export type TextEdit = NonNullable<Diagnostic['fix']>['edits'][number];

type ObjectNode = Extract<SyntaxNode, { kind: 'object' }>;
type Member = ObjectNode['members'][number];

/** The object that a file holds, with the place of everything in it; undefined where the text is no whole object. */
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

/** Puts something first into an object or a list, in the notation of what follows: nothing behind it has to change. */
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
  // Right behind the bracket: a comment keeps standing above what it is about.
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
