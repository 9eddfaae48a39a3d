import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** A file of stories or samples: what it imports and what it defines, by name. */
export interface StoryModule {
  path: string;
  source: ts.SourceFile;
  imports: ReadonlyMap<string, Imported>;
  /** In the order of the file. */
  definitions: ReadonlyMap<string, ts.Statement>;
}

interface Imported {
  from: string;
  name: string;
  isType: boolean;
}

/** On a page of documentation overlays are closed; where the code is pasted they open. */
const CLOSED_ON_DOCS_PAGES = /(?:=\{|: )!isDocsPage\(\)\}?/g;
/** A function that tests watch. */
const WATCHED = /\bfn\((async \(\) => \{\})?\)(?:\.\w+\([^()]*\))*/g;

export function readModule(path: string): StoryModule {
  const text = readFileSync(path, 'utf8')
    .replaceAll(CLOSED_ON_DOCS_PAGES, (found) => (found.startsWith(':') ? ': true' : ''))
    .replaceAll(WATCHED, (_found, own?: string) => own ?? '() => undefined');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const imports = new Map<string, Imported>();
  const definitions = new Map<string, ts.Statement>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) addImports(statement, imports);
    else for (const name of definedBy(statement)) definitions.set(name, statement);
  }
  return { path, source, imports, definitions };
}

/** The file that a relative import names; undefined for packages and doors. */
export function fileOf({ path }: StoryModule, from: string): string | undefined {
  return from.startsWith('.') ? resolve(dirname(path), from) : undefined;
}

function addImports(statement: ts.ImportDeclaration, imports: Map<string, Imported>): void {
  const { importClause, moduleSpecifier } = statement;
  const bindings = importClause?.namedBindings;
  if (!ts.isStringLiteral(moduleSpecifier) || bindings === undefined || !ts.isNamedImports(bindings)) return;
  for (const { name, propertyName, isTypeOnly } of bindings.elements)
    imports.set(name.text, {
      from: moduleSpecifier.text,
      name: (propertyName ?? name).text,
      isType: isTypeOnly || importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
    });
}

function definedBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

/** The names that a piece of code takes from around it. */
export function namesIn(node: ts.Node, bound: ReadonlySet<string> = new Set()): Set<string> {
  const names = new Set<string>();
  const visit = (at: ts.Node, inner: ReadonlySet<string>): void => {
    if (ts.isIdentifier(at)) {
      if (!inner.has(at.text) && !isOnlyAName(at)) names.add(at.text);
      return;
    }
    const within = ts.isFunctionLike(at) ? new Set([...inner, ...parametersOf(at)]) : inner;
    ts.forEachChild(at, (child) => visit(child, within));
  };
  visit(node, bound);
  return names;
}

function parametersOf({ parameters }: ts.SignatureDeclaration): string[] {
  return parameters.flatMap(({ name }) => boundBy(name));
}

function boundBy(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundBy(element.name) : []));
}

/** A property, an attribute or a declaration, which refers to nothing. */
function isOnlyAName(identifier: ts.Identifier): boolean {
  const { parent } = identifier;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === identifier;
  if (ts.isBindingElement(parent)) return parent.propertyName === identifier || parent.name === identifier;
  if (ts.isJsxAttribute(parent) || ts.isPropertySignature(parent) || ts.isPropertyAssignment(parent))
    return parent.name === identifier;
  return ts.isVariableDeclaration(parent) && parent.name === identifier;
}
