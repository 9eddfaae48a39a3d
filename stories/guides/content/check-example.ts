import type { ContentKind, Diagnostic } from '#schemas/engine';
import { checkExample as checkChange } from '#schemas/engine/example-hotel';
import { EXAMPLES } from '../../../schemas/generated/examples.ts';

/** The checker's result for one file of the example hotel. */
export interface Verdict {
  text: string;
  diagnostics: readonly Diagnostic[];
}

/** Checks the example hotel with a changed file, as `verandah check` does: with all the others. */
export async function checkExample(path: string, text: string): Promise<Verdict> {
  const { diagnostics } = await checkChange({ kind: 'added', file: path, content: text });
  return { text, diagnostics: diagnostics.filter(({ file }) => file === path) };
}

export type BrokenVerdicts = ReadonlyMap<string, Verdict>;

export async function verdictsOn(kind: ContentKind): Promise<BrokenVerdicts> {
  const { path = '', broken = [] } = EXAMPLES.find((each) => each.kind === kind) ?? {};
  return new Map(
    await Promise.all(broken.map(async ({ name, text }) => [name, await checkExample(path, text)] as const)),
  );
}
