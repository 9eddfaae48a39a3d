import type ts from 'typescript';
import { fileOf, namesIn, readModule, type StoryModule } from './story-module.ts';

/** Everything that a piece of code needs before it. */
export interface Gathered {
  imports: Map<string, { from: string; isType: boolean }>;
  /** What other files of the stories define comes first. */
  definitions: string[];
}

interface Needed {
  module: StoryModule;
  node?: ts.Node;
  names?: ReadonlySet<string>;
}

/** Follows the names of the code through its own file and the samples that it imports, to packages and doors. */
export function gather(needed: readonly Needed[]): Gathered {
  const imports: Gathered['imports'] = new Map();
  const modules = new Map<string, StoryModule>();
  const found = new Map<string, Set<ts.Statement>>();

  const follow = (module: StoryModule, names: ReadonlySet<string>): void => {
    for (const name of names) {
      const statement = module.definitions.get(name);
      const imported = module.imports.get(name);
      if (statement !== undefined) followDefinition(module, statement);
      else if (imported !== undefined) followImport(module, name, imported);
    }
  };
  const followDefinition = (module: StoryModule, statement: ts.Statement): void => {
    const own = found.get(module.path) ?? new Set();
    found.set(module.path, own);
    if (own.has(statement)) return;
    own.add(statement);
    follow(module, namesIn(statement));
  };
  const followImport = (
    module: StoryModule,
    name: string,
    { from, name: exported, isType }: { from: string; name: string; isType: boolean },
  ): void => {
    const file = fileOf(module, from);
    if (file === undefined) {
      imports.set(exported === name ? name : `${exported} as ${name}`, { from, isType });
      return;
    }
    if (exported !== name) throw new Error(`${module.path} gives ${exported} of ${from} another name.`);
    const other = modules.get(file) ?? readModule(file);
    modules.set(file, other);
    if (!other.definitions.has(name)) throw new Error(`${file} does not define ${name}.`);
    follow(other, new Set([name]));
  };

  for (const { module } of needed) modules.set(module.path, module);
  const [own] = modules.keys();
  for (const { module, node, names = new Set<string>() } of needed)
    follow(module, node === undefined ? names : namesIn(node));
  const order = [...modules.keys()].toSorted((one, other) => Number(one === own) - Number(other === own));
  return { imports, definitions: order.flatMap((path) => inOrder(modules.get(path), found.get(path))) };
}

function inOrder(
  module: StoryModule | undefined,
  statements: ReadonlySet<ts.Statement> = new Set(),
): string[] {
  return (module?.source.statements ?? [])
    .filter((statement) => statements.has(statement))
    .map((statement) => statement.getText().replace(/^export /, ''));
}
