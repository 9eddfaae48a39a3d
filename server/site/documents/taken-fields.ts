export interface TakenField {
  /** The path from the outermost object, such as `rooms[].adults`. */
  name: string;
  kind: string;
  isRequired: boolean;
  description: string;
}

type Node = Readonly<Record<string, unknown>>;

/** Lists the fields of an object schema and of the objects in it. */
export function fieldsOf(schema: object, before = ''): TakenField[] {
  const { properties, required } = schema as Node;
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(nodeOf(properties)).flatMap(([key, value]) => {
    const node = nodeOf(value);
    const isList = node['type'] === 'array';
    const name = `${before}${key}${isList ? '[]' : ''}`;
    const field = {
      name,
      kind: kindOf(node),
      isRequired: needed.includes(key),
      description: textOf(node['description']),
    };
    return [field, ...fieldsOf(isList ? nodeOf(node['items']) : node, `${name}.`)];
  });
}

function kindOf(node: Node): string {
  if (Array.isArray(node['enum'])) return node['enum'].join(' | ');
  switch (node['type']) {
    case 'string':
      return `string${bounds(node['minLength'], node['maxLength'], ' characters')}`;
    case 'array':
      return `list${bounds(node['minItems'], node['maxItems'], '')}, each ${kindOf(nodeOf(node['items']))}`;
    default:
      return `${textOf(node['type'])}${bounds(node['minimum'], node['maximum'], '')}`;
  }
}

function bounds(least: unknown, most: unknown, unit: string): string {
  const [from, to] = [textOf(least), textOf(most)];
  if (from === '' && to === '') return '';
  if (from === to) return `, ${from}${unit}`;
  if (from === '') return `, up to ${to}${unit}`;
  return to === '' ? `, from ${from}${unit}` : `, ${from} to ${to}${unit}`;
}

function nodeOf(value: unknown): Node {
  // Schemas are JSON, so an object is a record.
  return typeof value === 'object' && value !== null ? (value as Node) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
