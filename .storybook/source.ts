import { api } from '#design-system/api';

/** The parts of a door by their names: `DialogClose` is of `dialog`. */
const DOORS: ReadonlyMap<string, string> = new Map(
  Object.entries(api).flatMap(([door, { components, functions = {} }]) =>
    [...Object.keys(components), ...Object.keys(functions)].map((name) => [name, door] as const),
  ),
);

const EXAMPLE = 'export function Example() {';

/**
 * The code of an example as one can paste it: a component with its imports.
 * @param drawn the elements of the story, as Storybook prints them
 * @param file the text of the story's file, which may define a component of its own, such as one with a state
 */
export function pasteable(drawn: string, file: string): string {
  // Storybook asks twice, the second time with the answer; and before the story is drawn.
  if (drawn.trim() === '' || drawn.includes(EXAMPLE)) return drawn;
  const elements = drawn
    .replaceAll(/function noRefCheck\(\) \{\s*\}/g, '() => {}')
    .replaceAll(/<React\.Fragment>/g, '<>')
    .replaceAll(/<\/React\.Fragment>/g, '</>')
    .trim();
  const own = ownDefinitions(elements, file);
  const example = [
    EXAMPLE,
    '  return (',
    ...elements.split('\n').map((line) => (line === '' ? line : `    ${line}`)),
    '  );',
    '}',
  ].join('\n');
  const body = [...own, example].join('\n\n');
  return [...importsOf(body, file), '', body].join('\n');
}

/** The definitions of the story's file that the code needs, in the order of the file. */
function ownDefinitions(code: string, file: string): string[] {
  const all = [
    ...file.matchAll(/^(?:(?:async )?function|const|interface|type) (\w+)\b[\s\S]*?(?:^[})\]].*;?$|;$)/gm),
  ].map(([text, name = '']) => ({ name, text }));
  const needed = new Set<string>();
  const visit = (text: string) => {
    for (const definition of all) {
      if (definition.name === 'meta' || needed.has(definition.name)) continue;
      if (!isUsedIn(definition.name, text)) continue;
      needed.add(definition.name);
      visit(definition.text);
    }
  };
  visit(code);
  return all.filter(({ name }) => needed.has(name)).map(({ text }) => text);
}

/** As an element or in an expression, and not as a word between elements or in a text. */
function isUsedIn(name: string, code: string): boolean {
  const plain = code.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '""').replaceAll(/>[^<>{}]*</g, '><');
  return new RegExp(`(?<![.\\w-])${name}(?![\\w-]|\\s*[:=](?!=|>))`).test(plain);
}

function importsOf(code: string, file: string): string[] {
  const doors = new Map<string, string[]>();
  for (const [name, door] of DOORS)
    if (isUsedIn(name, code) && !new RegExp(`^(?:function|const) ${name}\\b`, 'm').test(code))
      doors.set(`#design-system/${door}`, [...(doors.get(`#design-system/${door}`) ?? []), name]);
  // Hooks and types, as the file of the story imports them.
  for (const [, names = '', from = ''] of file.matchAll(/^import \{([^}]+)\} from '([^']+)';$/gm)) {
    if (from.startsWith('storybook')) continue;
    for (const imported of names.split(',').map((name) => name.trim())) {
      const name =
        imported
          .replace(/^type /, '')
          .split(' as ')
          .at(-1) ?? '';
      const known = doors.get(from) ?? [];
      if (name === '' || known.includes(name) || !isUsedIn(name, code)) continue;
      doors.set(from, [...known, imported]);
    }
  }
  return [...doors]
    .toSorted(([one], [other]) => Number(one.startsWith('#')) - Number(other.startsWith('#')))
    .map(([from, names]) => `import { ${names.join(', ')} } from '${from}';`);
}
