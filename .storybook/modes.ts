import type { ThemeName } from './themes.ts';

interface Mode {
  theme: ThemeName;
  /** Of the window, in CSS pixels. */
  width: number;
  /** In colours of the system instead, by the browser's own emulation. */
  forcedColors?: 'active';
}

const THEMES = ['kesar', 'nocturne', 'glasshouse'] as const satisfies readonly ThemeName[];
const WIDTHS = [390, 1024] as const;

/**
 * In what a picture is taken of a story: three hotels on a phone and on a desk, and forced colours. For Chromatic and for
 * the pictures in `stories/visual`.
 */
export const MODES: Readonly<Record<string, Mode>> = {
  ...Object.fromEntries(
    THEMES.flatMap((theme) => WIDTHS.map((width) => [`${theme}-${width}`, { theme, width }])),
  ),
  forced: { theme: 'kesar', width: 1024, forcedColors: 'active' },
};

/** The same, as Chromatic reads it. */
export const chromaticModes = Object.fromEntries(
  Object.entries(MODES).map(([name, { width, ...mode }]) => [name, { ...mode, viewport: { width } }]),
);
