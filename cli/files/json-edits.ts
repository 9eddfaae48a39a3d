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

/** Inserts a last member into an object that has members, in the layout of the one before it. */
export function insertedLast(text: string, node: ObjectNode, written: string): TextEdit[] {
  const last = node.members.at(-1);
  if (last === undefined) return [insertedFirst(text, node, written)];
  const end = last.value.end;
  const rest = text.slice(end, node.end - 1);
  const comma = { offset: end, length: 0, text: ',' };
  const isOnOneLine = !text.slice(node.start, last.keyStart).includes('\n');
  if (isOnOneLine) return [{ ...comma, text: `, ${written.replaceAll(/\n */g, ' ')}` }];
  // After the comments of the last member, so that they stay beside it.
  const place = end + rest.trimEnd().length;
  const lines = `\n${indented(written, indentAt(text, last.keyStart))}`;
  const inserted = text.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines;
  return [...(commaIn(rest) === undefined ? [comma] : []), { offset: place, length: 0, text: inserted }];
}

/** Removes a member with one of the commas beside it; comments around it stay. */
export function removedMember(text: string, node: ObjectNode, member: Member): TextEdit[] {
  const before = node.members[node.members.indexOf(member) - 1];
  const from = startOfMember(text, member.keyStart);
  const end = member.value.end;
  const next = commaIn(text.slice(end, node.end - 1));
  const after = next === undefined ? end : end + next + 1;
  const removed = { offset: from, length: after - from, text: '' };
  if (next !== undefined || before === undefined) return [removed];
  const comma = commaIn(text.slice(before.value.end, member.keyStart));
  if (comma === undefined) return [removed];
  return [{ offset: before.value.end + comma, length: 1, text: '' }, removed];
}

/** With the line break before it if it begins its line, else with the blanks before it. */
function startOfMember(text: string, keyStart: number): number {
  const lineStart = text.lastIndexOf('\n', keyStart) + 1;
  const isFirst = lineStart > 0 && text.slice(lineStart, keyStart).trim() === '';
  if (!isFirst) return text.slice(0, keyStart).trimEnd().length;
  return text[lineStart - 2] === '\r' ? lineStart - 2 : lineStart - 1;
}

/** The place of the first comma outside comments. */
function commaIn(text: string): number | undefined {
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === ',') return at;
    if (text.startsWith('//', at)) at = endAfter(text, '\n', at);
    else if (text.startsWith('/*', at)) at = endAfter(text, '*/', at);
  }
  return undefined;
}

/** The last place of an ending, or of the text without one. */
function endAfter(text: string, ending: string, from: number): number {
  const at = text.indexOf(ending, from + 2);
  return at === -1 ? text.length : at + ending.length - 1;
}
