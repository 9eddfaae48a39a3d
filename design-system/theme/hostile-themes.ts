import { demoThemes } from './demo-themes.ts';
import type { OperatorTheme } from './read-theme.ts';

const allOf = (colour: string): OperatorTheme => ({
  ...demoThemes.glasshouse,
  primaryColor: colour,
  secondaryColor: colour,
  accentColor: colour,
  neutralColor: colour,
  supportNeutralColor1: colour,
  supportNeutralColor2: colour,
  supportNeutralColor3: colour,
});

/** Difficult themes that operators may publish. Every one is accepted, so every one must stay readable. */
export const hostileThemes = {
  /** All difficulties at once: mid-grey page and text, a neon brand, off-black and off-white. */
  hostile: {
    primaryColor: '#fff200',
    secondaryColor: '#7f7f7f',
    accentColor: '#00ffd5',
    neutralColor: '#808080',
    supportNeutralColor1: '#8a8a8a',
    supportNeutralColor2: '#777777',
    supportNeutralColor3: '#818181',
    fontColorPrimary: '#858585',
    fontColorSecondary: '#7c7c7c',
    fontFamily: 'Figtree',
    baseBlack: '#777777',
    baseWhite: '#888888',
    fontSource: 'self',
  },
  yellowBrand: { ...demoThemes.kesar, primaryColor: '#ffe600', accentColor: '#fff7a8' },
  midGreyPage: {
    ...demoThemes.glasshouse,
    neutralColor: '#767676',
    supportNeutralColor1: '#7b7b7b',
    supportNeutralColor2: '#717171',
    supportNeutralColor3: '#808080',
  },
  darkPage: {
    ...demoThemes.kesar,
    neutralColor: '#050505',
    supportNeutralColor1: '#0d0d0d',
    supportNeutralColor2: '#000000',
    supportNeutralColor3: '#111111',
  },
  neon: {
    ...demoThemes.glasshouse,
    primaryColor: '#39ff14',
    secondaryColor: '#ff00ff',
    accentColor: '#00e5ff',
    neutralColor: '#ccff00',
    supportNeutralColor1: '#ff6ec7',
    supportNeutralColor2: '#ffea00',
    supportNeutralColor3: '#ff9900',
  },
  allEqual: { ...allOf('#c4b7a6'), fontColorPrimary: '#c4b7a7', fontColorSecondary: '#c4b7a5' },
  allWhite: { ...allOf('#ffffff'), fontColorPrimary: '#fefefe', fontColorSecondary: '#fdfdfd' },
  darkCardsOnLight: {
    ...demoThemes.kesar,
    supportNeutralColor1: '#101418',
    supportNeutralColor2: '#f7f7f7',
    supportNeutralColor3: '#3a3a3a',
  },
  faintText: { ...demoThemes.kesar, fontColorPrimary: '#e6dccb', fontColorSecondary: '#efe8dc' },
  redOnGreen: {
    ...demoThemes.glasshouse,
    primaryColor: '#ff0000',
    accentColor: '#00ff00',
    neutralColor: '#00a000',
    supportNeutralColor1: '#00b400',
    supportNeutralColor2: '#008c00',
    fontColorPrimary: '#c00000',
    fontColorSecondary: '#a00000',
  },
} as const satisfies Readonly<Record<string, OperatorTheme>>;
export type HostileThemeName = keyof typeof hostileThemes;
