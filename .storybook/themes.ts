import { applyTheme, compileTheme, demoThemes, hostileThemes } from '#design-system/theme';

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

export function showTheme(name: unknown): void {
  const theme = Object.entries(themes).find(([known]) => known === name)?.[1] ?? themes.kesar;
  const { vars } = compileTheme(theme);
  if (vars !== undefined) applyTheme(document.documentElement, vars);
}
