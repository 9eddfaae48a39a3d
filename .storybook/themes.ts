import { applyTheme, compileTheme, demoThemes, type DemoThemeName } from '#design-system/theme';

export const THEME_ITEMS: readonly { value: DemoThemeName; title: string }[] = [
  { value: 'kesar', title: 'The Kesar: paper, lake teal, saffron' },
  { value: 'nocturne', title: 'Nocturne: night, bone, brass' },
  { value: 'glasshouse', title: 'Glasshouse: chalk, bottle green, coral' },
  { value: 'hostile', title: 'Hostile: mid-grey on mid-grey, neon' },
];

/** Puts a demo theme on the whole document, as publishing does. */
export function showTheme(name: unknown): void {
  const chosen = THEME_ITEMS.find((item) => item.value === name)?.value ?? 'kesar';
  const { vars } = compileTheme(demoThemes[chosen]);
  if (vars !== undefined) applyTheme(document.documentElement, vars);
}
