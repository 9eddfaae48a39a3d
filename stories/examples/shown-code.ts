import type { Example } from './examples-of.ts';
import { printed } from './printed.ts';

/** What Storybook tells of a story that a page shows. */
export interface ShownStory {
  name: string;
  args: Readonly<Record<string, unknown>>;
  initialArgs: Readonly<Record<string, unknown>>;
  parameters: Readonly<Record<string, unknown>>;
}

const FILES = import.meta.glob<Readonly<Record<string, Example>>>('../components/*.stories.tsx', {
  query: '?example',
  import: 'default',
});

/** The code that a page of documentation shows under a story: what one can paste, as its controls have changed it. */
export async function shownCode({ name, args, initialArgs, parameters }: ShownStory): Promise<string> {
  const file = String(parameters['fileName']).split('/').at(-1) ?? '';
  const example = (await FILES[`../components/${file}`]?.())?.[name];
  if (example === undefined) return '// A board for reviewing. The examples have code to paste.';
  const changed = Object.entries(args).filter(([prop, value]) => value !== initialArgs[prop]);
  return changed.length === 0 ? example.code : changedCode(example, changed);
}

/** Values that a control can give are words, numbers and yes or no. */
export function changedCode(
  { code, changeable }: Example,
  changed: readonly (readonly [string, unknown])[],
): string {
  if (changeable === undefined) return code;
  const { head, element } = changeable;
  const { children, ...props } = Object.fromEntries(changed);
  const written = Object.entries(props).map(([prop, value]) => [prop, attributeOf(prop, value)] as const);
  const attributes = Object.fromEntries(
    Object.entries({ ...element.attributes, ...Object.fromEntries(written) }).filter(
      ([, text]) => text !== '',
    ),
  );
  const words = typeof children === 'string' ? { children } : {};
  return `${head}\n\nexport function Example() {\n  return (\n${indented(printed({ ...element, attributes, ...words }))}\n  );\n}`;
}

function attributeOf(prop: string, value: unknown): string {
  if (value === undefined) return '';
  if (value === true) return prop;
  return typeof value === 'string' && /^[^"\\\n&]*$/.test(value)
    ? `${prop}="${value}"`
    : `${prop}={${JSON.stringify(value)}}`;
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '    ');
}
