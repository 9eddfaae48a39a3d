import type { ThemeVars } from './compile-theme.ts';

/** Sets compiled variables on an element, through its style object, which a strict CSP allows. */
export function applyTheme(element: HTMLElement, vars: ThemeVars): void {
  const { style } = element;
  for (const [name, value] of Object.entries(vars)) {
    // Each variable that is set makes a page compute its styles anew.
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  }
}

/** The variables as CSS for the published stylesheet, so that a page has its theme before any script. */
export function themeCss(vars: ThemeVars): string {
  const declarations = Object.entries(vars).map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}
