import { createGlobalThemeContract } from '@vanilla-extract/css';
import { keysOf, recordOf } from './record-of.ts';
import { kebab, ROLES, THEME_VARIABLES } from './tokens.ts';

// The colours of the surface around an element; `Surface` sets them.
const current = recordOf(ROLES, kebab);

const shared = recordOf(keysOf(THEME_VARIABLES), (key) => THEME_VARIABLES[key].replace('--vr-', ''));

/**
 * Every value that a stylesheet may use. The names (`--vr-text`, `--vr-space-m`) are public and stable, so that a theme
 * changes without a build.
 */
export const vars = createGlobalThemeContract(
  {
    color: current,
    theme: shared,
    space: {
      xxs: 'space-xxs',
      xs: 'space-xs',
      s: 'space-s',
      m: 'space-m',
      l: 'space-l',
      xl: 'space-xl',
      xxl: 'space-xxl',
      section: 'space-section',
      gutter: 'space-gutter',
    },
    text: {
      display: 'type-display',
      xl: 'type-xl',
      l: 'type-l',
      m: 'type-m',
      s: 'type-s',
      lead: 'type-lead',
      body: 'type-body',
      small: 'type-small',
      caption: 'type-caption',
      eyebrow: 'type-eyebrow',
      label: 'type-label',
    },
    leading: {
      tight: 'leading-tight',
      heading: 'leading-heading',
      snug: 'leading-snug',
      body: 'leading-body',
    },
    tracking: {
      tight: 'tracking-tight',
      normal: 'tracking-normal',
      wide: 'tracking-wide',
      wider: 'tracking-wider',
    },
    weight: { regular: 'weight-regular', medium: 'weight-medium', bold: 'weight-bold' },
    width: {
      text: 'width-text',
      narrow: 'width-narrow',
      wide: 'width-wide',
      asideS: 'width-aside-s',
      asideM: 'width-aside-m',
      toast: 'width-toast',
      dialogS: 'width-dialog-s',
      dialogM: 'width-dialog-m',
      dialogL: 'width-dialog-l',
      columnXs: 'width-column-xs',
      columnS: 'width-column-s',
      columnM: 'width-column-m',
      columnL: 'width-column-l',
    },
    size: {
      target: 'size-target',
      controlS: 'size-control-s',
      controlM: 'size-control-m',
      controlL: 'size-control-l',
      iconS: 'size-icon-s',
      iconM: 'size-icon-m',
      iconL: 'size-icon-l',
      spinner: 'size-spinner',
      mark: 'size-mark',
      bar: 'size-bar',
    },
    line: {
      hair: 'line-hair',
      edge: 'line-edge',
      thick: 'line-thick',
      focus: 'line-focus',
      focusGap: 'line-focus-gap',
    },
    radius: {
      xs: 'radius-xs',
      s: 'radius-s',
      m: 'radius-m',
      control: 'radius-control',
      icon: 'radius-icon',
      round: 'radius-round',
    },
    hero: {
      ground: 'layout-hero-ground',
      shade: 'layout-hero-shade',
      columns: 'layout-hero-columns',
      height: 'layout-hero-height',
      heightWide: 'layout-hero-height-wide',
      picture: 'layout-hero-picture',
      pictureHeight: 'layout-hero-picture-height',
      pictureHeightWide: 'layout-hero-picture-height-wide',
      pictureOrder: 'layout-hero-picture-order',
      pictureOrderWide: 'layout-hero-picture-order-wide',
      pictureMargin: 'layout-hero-picture-margin',
      pictureRadius: 'layout-hero-picture-radius',
      wordsAlign: 'layout-hero-words-align',
      wordsWidth: 'layout-hero-words-width',
      wordsStart: 'layout-hero-words-start',
      wordsEnd: 'layout-hero-words-end',
      spaceAbove: 'layout-hero-space-above',
      spaceBelow: 'layout-hero-space-below',
      overlap: 'layout-hero-overlap',
    },
    layer: { raised: 'layer-raised', bar: 'layer-bar', overlay: 'layer-overlay', skip: 'layer-skip' },
    motion: { quick: 'motion-quick', calm: 'motion-calm', slow: 'motion-slow', ease: 'motion-ease' },
  },
  (name) => `vr-${name}`,
);
