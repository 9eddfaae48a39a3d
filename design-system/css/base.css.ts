import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { MEDIA } from '../theme/tokens.ts';
import { layers } from './layers.css.ts';
import { clearOf } from './safe-area.ts';

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) => {
  globalStyle(selector, { '@layer': { [layers.base]: rule } });
};

base('html', {
  background: vars.color.bg,
  color: vars.color.text,
  colorScheme: vars.theme.colorScheme,
  fontFamily: vars.theme.fontFamily,
  fontSynthesis: 'none',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  accentColor: vars.color.action,
  '@media': { [MEDIA.motion]: { scrollBehavior: 'smooth' } },
});
base('body', {
  // The page reaches below a phone's camera and corners; what stands on it does not.
  paddingLeft: clearOf('left', '0px'),
  paddingRight: clearOf('right', '0px'),
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.regular,
  overflowWrap: 'break-word',
  fontVariantNumeric: 'lining-nums',
});
base('::selection', { background: vars.color.action, color: vars.color.onAction });

// One ring for every focusable element. Its gap shows the surface that the ring is measured against.
base(':focus-visible', {
  outline: `${vars.line.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.line.focusGap,
});
base('h1:focus-visible, main:focus-visible', { outline: 'none' });

base('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Not 1 ms: every property would then trail its rule by a frame.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto',
    },
  },
});
