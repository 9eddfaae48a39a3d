import { storyNameFromExport } from 'storybook/internal/csf';
import ts from 'typescript';
import { type Attribute, attributesOf, componentProps, elementOf } from './element-of.ts';
import { gather, type Gathered } from './gather.ts';
import { printed, type ShownElement } from './printed.ts';
import { readModule, type StoryModule } from './story-module.ts';

/** The code of a story, as one can paste it: its imports, what it defines, and a component that draws it. */
export interface Example {
  code: string;
  /** Of a story that its controls can change: what stands before the element, and the element. */
  changeable?: { head: string; element: ShownElement };
}

/** Boards for reviewing, which nobody pastes. */
const BOARDS = ['Matrix', 'Stress', 'Surfaces'];

/** The examples of a file of stories, by the names of the stories. They are not laid out. */
export function examplesOf(path: string): Record<string, Example> {
  const module = readModule(path);
  const meta = callOf(module, 'meta');
  const stories = [...module.definitions.keys()].filter(
    (name) => name !== 'meta' && !BOARDS.includes(name) && callOf(module, name) !== undefined,
  );
  return Object.fromEntries(
    stories.map((name) => [storyNameFromExport(name), exampleOf(module, meta, callOf(module, name))]),
  );
}

type Call = ts.CallExpression | undefined;

function exampleOf(module: StoryModule, meta: Call, story: Call): Example {
  const component = propertyOf(meta, 'component');
  const name = component === undefined ? '' : componentName(component);
  const attributes = attributesOf([propertyOf(meta, 'args'), propertyOf(story, 'args')], module);
  const render = propertyOf(story, 'render') ?? propertyOf(meta, 'render');
  if (render === undefined || !ts.isArrowFunction(render)) {
    const element = elementOf(name, attributes);
    const gathered = gather([
      { module, names: new Set([name]) },
      ...attributes.map(({ module: own, value }) => ({ module: own, node: value })),
    ]);
    const head = headOf(gathered);
    return {
      code: `${head}\n\nexport function Example() { return (${printed(element)}); }`,
      changeable: { head, element },
    };
  }
  return { code: drawn(render, { module, name, attributes }) };
}

interface Drawn {
  module: StoryModule;
  name: string;
  attributes: readonly Attribute[];
}

/** The code of a story that draws itself, from its arguments or without them. */
function drawn(render: ts.ArrowFunction, { module, name, attributes }: Drawn): string {
  const [parameter] = render.parameters;
  const gathered = gather([
    { module, node: render },
    ...(parameter === undefined
      ? []
      : [
          { module, names: new Set([name]) },
          ...attributes.map(({ module: own, value }) => ({ module: own, node: value })),
        ]),
  ]);
  if (parameter !== undefined) gathered.imports.set('ComponentProps', { from: 'react', isType: true });
  const given =
    parameter === undefined
      ? ''
      : `const ${parameter.name.getText()}: ComponentProps<typeof ${name}> = ${componentProps(attributes)};`;
  const body = ts.isBlock(render.body)
    ? render.body.statements.map((statement) => statement.getText()).join('\n')
    : `return (${render.body.getText()});`;
  return `${headOf(gathered)}\n\nexport function Example() { ${given}\n${body} }`;
}

function headOf({ imports, definitions }: Gathered): string {
  const doors = Map.groupBy(imports, ([, { from }]) => from);
  const lines = [...doors]
    .toSorted(([one], [other]) => Number(one.startsWith('#')) - Number(other.startsWith('#')))
    .map(([from, names]) => {
      const listed = names.map(([name, { isType }]) => (isType ? `type ${name}` : name));
      return `import { ${listed.join(', ')} } from '${from}';`;
    });
  return [lines.join('\n'), ...definitions].join('\n\n');
}

/** The call that makes a story, or the meta of them all. */
function callOf({ definitions }: StoryModule, name: string): Call {
  const statement = definitions.get(name);
  if (statement === undefined || !ts.isVariableStatement(statement)) return undefined;
  const [declaration] = statement.declarationList.declarations;
  const call = declaration?.initializer;
  if (call === undefined || !ts.isCallExpression(call)) return undefined;
  return /^(?:preview\.meta|meta\.story)$/.test(call.expression.getText()) ? call : undefined;
}

function propertyOf(call: Call, name: string): ts.Expression | undefined {
  const options = call?.arguments[0];
  if (options === undefined || !ts.isObjectLiteralExpression(options)) return undefined;
  const found = options.properties.find((property) => property.name?.getText() === name);
  if (found === undefined) return undefined;
  if (ts.isShorthandPropertyAssignment(found)) return found.name;
  return ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

function componentName(component: ts.Expression): string {
  return ts.isExpressionWithTypeArguments(component) ? component.expression.getText() : component.getText();
}
