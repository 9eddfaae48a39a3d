import type { compileTheme } from '#design-system/theme';
import { type CheckContext, validFiles } from '../../engine/check.ts';
import type { Theme } from '../../generated/types.ts';

type Compiled = ReturnType<typeof compileTheme>;

/** Memoized, since two rules need the report. */
const known = new WeakMap<Theme, Compiled>();

/** The compiler's report on every theme. The compiler is imported only where there is a theme. */
export async function compiledThemes({
  files,
}: CheckContext): Promise<{ path: string; value: Theme; compiled: Compiled }[]> {
  const themes = validFiles(files, 'theme');
  if (themes.length === 0) return [];
  const { compileTheme: compile } = await import('#design-system/theme');
  return themes.map(({ path, value }) => {
    const compiled = known.get(value) ?? compile(value);
    known.set(value, compiled);
    return { path, value, compiled };
  });
}
