import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import {
  createSourceFile,
  forEachChild,
  isIdentifier,
  isImportDeclaration,
  isInterfaceDeclaration,
  isNamespaceImport,
  isObjectLiteralExpression,
  isSourceFile,
  isStringLiteral,
  isVariableStatement,
  type Node,
  ScriptKind,
  ScriptTarget,
  type Statement,
} from 'typescript';
import { CannotMake, type Draft } from './change.ts';

/** Refuses a draft whose name somebody else has: a file, a name in a list, a type, the title of a story or a call. */
export function refuseTaken({ changes, types = [] }: Draft, root: string): void {
  for (const { name, file } of types)
    if (new RegExp(`^(?:export (?:interface|type) |\\s+)${name}(?: |: \\{)`, 'm').test(textAt(root, file)))
      refuse(file, `has "${name}" already`);
  for (const { path, text, isNew } of changes) {
    const isTwice = changes.filter((other) => other.path === path).length > 1;
    if (isNew && (isTwice || existsSync(join(root, path)))) refuse(path, 'is there already');
    const [double] = isNew ? doublesIn(path, text) : newDoubles(path, text, root);
    if (double !== undefined) refuse(path, `has "${double}" already`);
    if (path.endsWith('.stories.tsx') && isNew) refuseTitle(text, root);
    if (path.startsWith('schemas/api/') && isNew) refuseCall(text, root);
  }
}

function refuse(path: string, what: string): never {
  throw new CannotMake(`${path} ${what}. Choose another name.`);
}

function newDoubles(path: string, text: string, root: string): string[] {
  const old = doublesIn(path, textAt(root, path));
  return doublesIn(path, text).filter((name) => !old.includes(name));
}

/** Names that one list, one type or the top of one file has twice. */
function doublesIn(path: string, text: string): string[] {
  if (!/\.tsx?$/.test(path)) return [];
  const kind = extname(path) === '.tsx' ? ScriptKind.TSX : ScriptKind.TS;
  const found: string[] = [];
  const visit = (node: Node): void => {
    const names = namesIn(node);
    found.push(...names.filter((name, at) => names.indexOf(name) !== at));
    forEachChild(node, visit);
  };
  visit(createSourceFile(path, text, ScriptTarget.Latest, false, kind));
  return found;
}

function namesIn(node: Node): string[] {
  if (isSourceFile(node)) return node.statements.flatMap(declared);
  if (isObjectLiteralExpression(node)) return node.properties.flatMap(({ name }) => textOf(name));
  if (isInterfaceDeclaration(node)) return node.members.flatMap(({ name }) => textOf(name));
  return [];
}

function declared(statement: Statement): string[] {
  if (isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => textOf(name));
  if (!isImportDeclaration(statement)) return 'name' in statement ? textOf(statement.name) : [];
  const { name, namedBindings } = statement.importClause ?? {};
  if (namedBindings === undefined || isNamespaceImport(namedBindings))
    return [name, namedBindings?.name].flatMap(textOf);
  return [name, ...namedBindings.elements.map((element) => element.name)].flatMap(textOf);
}

function textOf(name: unknown): string[] {
  // Every value that is asked is the name of a piece of syntax, or there is none.
  const node = name as Node | undefined;
  return node !== undefined && (isIdentifier(node) || isStringLiteral(node)) ? [node.text] : [];
}

/** Storybook makes addresses of titles, and an address has no capitals. */
function refuseTitle(text: string, root: string): void {
  const title = titleOf(text);
  for (const path of filesBelow('stories', root).filter((file) => file.endsWith('.stories.tsx')))
    if (titleOf(textAt(root, path)) === title) refuse(path, `has the title "${title}" already`);
}

function titleOf(text: string): string {
  return (/title: '([^']+)'/.exec(text)?.[1] ?? '').toLowerCase();
}

function refuseCall(text: string, root: string): void {
  const call = callOf(text);
  for (const path of filesBelow('schemas/api', root).filter((file) => extname(file) === '.json'))
    if (callOf(textAt(root, path)) === call) refuse(path, `is ${call} already`);
}

function callOf(text: string): string {
  // A file of schemas/api was written as an object; one without a method is a part of others.
  const { method = '', path = '' } = JSON.parse(text) as { method?: string; path?: string };
  return `${method} ${path}`;
}

function filesBelow(folder: string, root: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file),
  );
}

function textAt(root: string, path: string): string {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
}
