import type { CompiledTheme } from '#design-system/theme';
import { memoize } from '#domain/memoize';
import { type CheckContext, validFiles } from '../../engine/check.ts';
import type { Theme } from '../../generated/types.ts';

const MOST_THEMES = 20;

const compile = memoize(async (text): Promise<CompiledTheme> => {
  const { compileTheme } = await import('#design-system/theme');
  return compileTheme(JSON.parse(text));
}, MOST_THEMES);

/**
 * The compiler's report on a theme, memoized by its text: two rules and publishing ask for it, and a preview again after
 * each change of another file. The compiler is imported only where there is a theme.
 */
export async function compiledTheme(theme: Theme): Promise<CompiledTheme> {
  return compile(JSON.stringify(theme));
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
