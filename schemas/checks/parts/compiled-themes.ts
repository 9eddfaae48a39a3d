import type { compileTheme } from '#design-system/theme';
import { type CheckContext, validFiles } from '../../engine/check.ts';
import type { Theme } from '../../generated/types.ts';

type Compiled = ReturnType<typeof compileTheme>;

/** Both checks of a theme ask for the same report; it is made once. */
const known = new WeakMap<Theme, Compiled>();

/** Every theme with what its compiler says. The compiler is loaded where there is a theme, and only there. */
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
