import ts from 'typescript';
import type { ShownElement } from './printed.ts';
import { fileOf, readModule, type StoryModule } from './story-module.ts';

/** A property that a story gives its component, and the file that its value is written in. */
export interface Attribute {
  name: string;
  value: ts.Expression;
  module: StoryModule;
}

const SPREAD = '...';

/** What the arguments of the meta and of a story come to: later ones win. */
export function attributesOf(
  args: readonly (ts.Expression | undefined)[],
  module: StoryModule,
): readonly Attribute[] {
  const all = args.flatMap((given) => (given === undefined ? [] : written(given, module)));
  const last = new Map(all.map((attribute, place) => [nameOf(attribute, place), attribute]));
  return [...last.values()].filter(({ value }) => value.getText() !== 'undefined');
}

function nameOf({ name }: Attribute, place: number): string {
  return name === SPREAD ? `${SPREAD}${place}` : name;
}

function written(given: ts.Expression, module: StoryModule): Attribute[] {
  const { value, module: own } = definitionOf(given, module);
  if (!ts.isObjectLiteralExpression(value)) return [{ name: SPREAD, value: given, module }];
  return value.properties.flatMap((property): Attribute[] => {
    if (ts.isSpreadAssignment(property)) return written(property.expression, own);
    if (ts.isShorthandPropertyAssignment(property))
      return [{ name: property.name.text, value: property.name, module: own }];
    if (!ts.isPropertyAssignment(property)) throw new Error(`An argument of ${own.path} is no property.`);
    return [
      { name: property.name.getText().replaceAll(/^'|'$/g, ''), value: property.initializer, module: own },
    ];
  });
}

/** What a name stands for, in this file or in the one that it is imported from. */
function definitionOf(
  given: ts.Expression,
  module: StoryModule,
): { value: ts.Expression; module: StoryModule } {
  if (ts.isAsExpression(given) || ts.isSatisfiesExpression(given))
    return definitionOf(given.expression, module);
  if (!ts.isIdentifier(given)) return { value: given, module };
  const imported = module.imports.get(given.text);
  const file = imported === undefined ? undefined : fileOf(module, imported.from);
  const own = file === undefined ? module : readModule(file);
  const statement = own.definitions.get(given.text);
  const initializer =
    statement !== undefined && ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]?.initializer
      : undefined;
  return initializer === undefined ? { value: given, module } : definitionOf(initializer, own);
}

export function elementOf(name: string, all: readonly Attribute[]): ShownElement {
  const attributes = Object.fromEntries(
    all.flatMap(({ name: prop, value }, place) =>
      prop === 'children' ? [] : [[prop === SPREAD ? SPREAD + place : prop, attributeText(prop, value)]],
    ),
  );
  const children = all.find(({ name: prop }) => prop === 'children')?.value;
  return { name, attributes, ...(children === undefined ? {} : { children: childText(children) }) };
}

/** The arguments as an object. */
export function componentProps(attributes: readonly Attribute[]): string {
  const properties = attributes.map(({ name, value }) =>
    name === SPREAD
      ? `...${value.getText()}`
      : `${/^\w+$/.test(name) ? name : `'${name}'`}: ${value.getText()}`,
  );
  return `{ ${properties.join(', ')} }`;
}

function attributeText(prop: string, value: ts.Expression): string {
  if (prop === SPREAD) return `{...${value.getText()}}`;
  if (value.kind === ts.SyntaxKind.TrueKeyword) return prop;
  return isPlain(value) ? `${prop}="${value.text}"` : `${prop}={${value.getText()}}`;
}

function childText(value: ts.Expression): string {
  if (ts.isStringLiteral(value)) return /^[^{}<>]*$/.test(value.text) ? value.text : `{${value.getText()}}`;
  const inner = ts.isParenthesizedExpression(value) ? value.expression : value;
  const isElement = ts.isJsxElement(inner) || ts.isJsxSelfClosingElement(inner) || ts.isJsxFragment(inner);
  return isElement ? inner.getText() : `{${value.getText()}}`;
}

function isPlain(value: ts.Expression): value is ts.StringLiteral {
  return ts.isStringLiteral(value) && /^[^"\\\n&]*$/.test(value.text);
}
