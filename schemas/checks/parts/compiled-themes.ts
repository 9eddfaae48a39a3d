import type { CompiledTheme } from '#design-system/theme';
import { type CheckContext, validFiles } from '../../engine/check.ts';
import type { Theme } from '../../generated/types.ts';

const known = new WeakMap<Theme, CompiledTheme>();

/**
 * The compiler's report on a theme, memoized: two rules and publishing ask for it. The compiler is imported only where
 * there is a theme.
 */
export async function compiledTheme(theme: Theme): Promise<CompiledTheme> {
  const { compileTheme } = await import('#design-system/theme');
  const compiled = known.get(theme) ?? compileTheme(theme);
  known.set(theme, compiled);
  return compiled;
}

/** The compiler's report on every theme. */
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
