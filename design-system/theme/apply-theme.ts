import type { ThemeVars } from './compile-theme.ts';

/** Sets compiled variables on an element. Through the style object only, which a strict content policy allows. */
export function applyTheme(element: HTMLElement, vars: ThemeVars): void {
  for (const [name, value] of Object.entries(vars)) element.style.setProperty(name, value);
}

/**
 * The built rules in one theme, for the published stylesheet. Where a surface's rule reads its colours, the theme's stand in their place:
 * `--vr-bg:#fbf7f0`. Who publishes another theme writes another stylesheet, so that no page carries the names of what it never changes.
 */
export function themedCss(rules: string, vars: ThemeVars): string {
  const known: Readonly<Record<string, string | undefined>> = vars;
  const settled = new Set<string>();
  const themed = rules.replaceAll(
    /(?<![\w-])(--vr-[\w-]+: ?)var\((--vr-[\w-]+)\)/gu,
    (declaration, target: string, name: string) => {
      const value = known[name];
      if (value === undefined) return declaration;
      settled.add(name);
      return `${target}${value}`;
    },
  );
  const others = Object.entries(vars).filter(([name]) => !settled.has(name));
  return `:root{${others.map(([name, value]) => `${name}:${value}`).join(';')}}\n${themed}`;
}
