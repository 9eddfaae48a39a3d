import type { OperatorTheme } from './read-theme.ts';

/** The Kesar: warm paper, ink, lake teal, and saffron only where the eye should rest. */
const kesar: OperatorTheme = {
  primaryColor: '#0f4a4c',
  secondaryColor: '#12302f',
  accentColor: '#d98a29',
  neutralColor: '#fbf7f0',
  supportNeutralColor1: '#fffdf9',
  supportNeutralColor2: '#f3ebde',
  supportNeutralColor3: '#ddd0bb',
  fontColorPrimary: '#2a2019',
  fontColorSecondary: '#635445',
  fontFamily: 'Lora',
  baseBlack: '#1a120b',
  baseWhite: '#fffdf9',
  fontSource: 'self',
};

/** Nocturne: a city hotel after dark; blue-black, bone, and brass for the one action that matters. */
const nocturne: OperatorTheme = {
  primaryColor: '#d9b777',
  secondaryColor: '#090c13',
  accentColor: '#c07f5f',
  neutralColor: '#10141d',
  supportNeutralColor1: '#181d29',
  supportNeutralColor2: '#0c1018',
  supportNeutralColor3: '#2e3544',
  fontColorPrimary: '#f1ece2',
  fontColorSecondary: '#aab0bd',
  fontFamily: 'Jost',
  baseBlack: '#0b0e15',
  baseWhite: '#fbf8f1',
  fontSource: 'self',
};

/** Glasshouse: a seaside guest house; chalk, bottle green and coral. */
const glasshouse: OperatorTheme = {
  primaryColor: '#1d4b3a',
  secondaryColor: '#20352c',
  accentColor: '#e2725b',
  neutralColor: '#ffffff',
  supportNeutralColor1: '#ffffff',
  supportNeutralColor2: '#eef3ee',
  supportNeutralColor3: '#cfd9d1',
  fontColorPrimary: '#16211c',
  fontColorSecondary: '#53635a',
  fontFamily: 'Figtree',
  baseBlack: '#0e1512',
  baseWhite: '#ffffff',
  fontSource: 'self',
};

/** Three hotels without a shared colour, mood or text font, as plain operator content. */
export const demoThemes = { kesar, nocturne, glasshouse } as const;
export type DemoThemeName = keyof typeof demoThemes;
