import {
  applyTheme,
  type CompiledTheme,
  compileTheme,
  demoThemes,
  hostileThemes,
  type ThemeVars,
} from '#design-system/theme';
import { readDraft } from '../stories/guides/theming/own-theme.ts';

/** Every theme of the stories: four hotels, and ten difficult ones that must stay readable. */
export const themes = { ...demoThemes, ...hostileThemes };
export type ThemeName = keyof typeof themes;

const TITLES: Readonly<Record<ThemeName, readonly [title: string, colours: string]>> = {
  kesar: ['The Kesar', 'paper, lake teal, great letters'],
  nocturne: ['Nocturne', 'night, brass, hard edges'],
  deodar: ['Deodar', 'pine, embers, round corners'],
  glasshouse: ['Glasshouse', 'chalk, bottle green, coral'],
  hostile: ['Hostile', 'everything at once'],
  yellowBrand: ['Hostile: yellow', 'yellow brand'],
  midGreyPage: ['Hostile: grey', 'mid-grey page'],
  darkPage: ['Hostile: dark', 'dark page, dark text'],
  neon: ['Hostile: neon', 'every colour glows'],
  allEqual: ['Hostile: equal', 'all colours the same'],
  allWhite: ['Hostile: white', 'all colours white'],
  darkCardsOnLight: ['Hostile: cards', 'dark cards on a light page'],
  faintText: ['Hostile: faint', 'faint text'],
  redOnGreen: ['Hostile: clash', 'red on green'],
};

export const THEME_ITEMS = Object.entries(TITLES).map(([value, [title, right]]) => ({ value, title, right }));

/** The theme of the editor's draft, which only the reader's browser knows. */
export const YOURS = { value: 'yours', title: 'Yours', right: 'as the theme editor left it' } as const;

/** The theme of a toolbar's value. A draft with faults, or none, is The Kesar. */
export function themeNamed(name: unknown): Extract<CompiledTheme, { vars: object }> {
  const found =
    name === YOURS.value ? readDraft() : Object.entries(themes).find(([known]) => known === name)?.[1];
  const compiled = compileTheme(found ?? themes.kesar);
  if (compiled.vars !== undefined) return compiled;
  const kesar = compileTheme(themes.kesar);
  if (kesar.vars === undefined) throw new Error('The theme of the demo has faults.');
  return kesar;
}

export function showTheme(name: unknown): void {
  wear(themeNamed(name).vars);
}

/** Dresses the document, with letters that the themes' families lack after each of them: no machine shows empty boxes. */
export function wear(vars: ThemeVars): void {
  const fonts = Object.entries(vars)
    .filter(([name]) => name.endsWith('font-family'))
    .map(([name, families]) => [name, families.replace(', ', `, ${SCRIPTS}, `)]);
  applyTheme(document.documentElement, { ...vars, ...Object.fromEntries(fonts) });
}

/** Arabic and Devanagari (SIL Open Font License 1.1). */
const SCRIPTS = '"Noto Sans Arabic", "Noto Sans Devanagari"';
