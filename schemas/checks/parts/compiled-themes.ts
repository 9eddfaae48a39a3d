import type { CompiledTheme } from '#design-system/theme';
import { type CheckContext, validFiles } from '../../engine/check.ts';
import type { Theme } from '../../generated/types.ts';

const known = new WeakMap<Theme, CompiledTheme>();

/**
 * What the compiler says of a theme that was read: both checks and publishing ask, and it is compiled once. The compiler
 * is loaded where there is a theme, and only there.
 */
export async function compiledTheme(theme: Theme): Promise<CompiledTheme> {
  const { compileTheme } = await import('#design-system/theme');
  const compiled = known.get(theme) ?? compileTheme(theme);
  known.set(theme, compiled);
  return compiled;
}

/** Every theme with what its compiler says. */
export async function compiledThemes({
  files,
}: CheckContext): Promise<{ path: string; value: Theme; compiled: CompiledTheme }[]> {
  return Promise.all(
    validFiles(files, 'theme').map(async ({ path, value }) => ({
      path,
      value,
      compiled: await compiledTheme(value),
    })),
  );
}
