import type { OperatorTheme } from './read-theme.ts';

/** The Kesar, a palace: warm paper, ink, lake teal, saffron where the eye should rest, and great quiet letters. */
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
  headingFontFamily: 'Cormorant Garamond',
  baseBlack: '#1a120b',
  baseWhite: '#fffdf9',
  fontSource: 'self',
  shape: 'soft',
  density: 'airy',
  headingScale: 'grand',
  letterCase: 'capitals',
  hero: 'full',
};

/** Nocturne, a design hotel in a city: black, bone and brass, hard edges, heavy letters, much on one screen. */
const nocturne: OperatorTheme = {
  primaryColor: '#d9b777',
  secondaryColor: '#07090e',
  accentColor: '#d9895f',
  neutralColor: '#0d1016',
  supportNeutralColor1: '#151a23',
  supportNeutralColor2: '#12161e',
  supportNeutralColor3: '#6f7888',
  fontColorPrimary: '#f4efe5',
  fontColorSecondary: '#b0b6c2',
  fontFamily: 'Figtree',
  headingFontFamily: 'Jost',
  baseBlack: '#0b0e15',
  baseWhite: '#fbf8f1',
  fontSource: 'self',
  shape: 'square',
  border: 'bold',
  density: 'compact',
  headingScale: 'bold',
  letterCase: 'sentence',
  hero: 'split',
};

/** Deodar, a lodge in the mountains: wool and pine, embers, round corners, a plain voice. */
const deodar: OperatorTheme = {
  primaryColor: '#8f3b22',
  secondaryColor: '#2f3d33',
  accentColor: '#b9772b',
  neutralColor: '#eef0e8',
  supportNeutralColor1: '#fafbf7',
  supportNeutralColor2: '#e0e5d9',
  supportNeutralColor3: '#bcc6b4',
  fontColorPrimary: '#1f2a23',
  fontColorSecondary: '#4d5a50',
  fontFamily: 'Figtree',
  headingFontFamily: 'Figtree',
  baseBlack: '#141b16',
  baseWhite: '#fdfdf8',
  fontSource: 'self',
  shape: 'pill',
  density: 'regular',
  headingScale: 'modest',
  letterCase: 'sentence',
  hero: 'calm',
};

/** Glasshouse: a seaside guest house; chalk, bottle green and coral. It sets colours and a font only. */
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

/** Hotels that nobody would take for one in different coats, as plain operator content. */
export const demoThemes = { kesar, nocturne, deodar, glasshouse } as const;
export type DemoThemeName = keyof typeof demoThemes;
