import type { ThemeName } from './themes.ts';

interface Mode {
  theme: ThemeName;
  width: number;
  /** Emulates forced colours in the browser. */
  forcedColors?: 'active';
}

const THEMES = ['kesar', 'nocturne', 'glasshouse'] as const satisfies readonly ThemeName[];
const WIDTHS = [390, 1024] as const;

/**
 * The modes in which stories are photographed: three hotels on a phone and a desktop, and forced colours. For Chromatic
 * and for `stories/visual`.
 */
export const MODES: Readonly<Record<string, Mode>> = {
  ...Object.fromEntries(
    THEMES.flatMap((theme) => WIDTHS.map((width) => [`${theme}-${width}`, { theme, width }])),
  ),
  forced: { theme: 'kesar', width: 1024, forcedColors: 'active' },
};

/** The modes for Chromatic. */
export const chromaticModes = Object.fromEntries(
  Object.entries(MODES).map(([name, { width, ...mode }]) => [name, { ...mode, viewport: { width } }]),
);
