import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { onLargeViewport } from './on-large-viewport.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) => {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
};

reset('*, ::before, ::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('html', {
  WebkitTextSizeAdjust: 'none',
  textSizeAdjust: 'none',
  // The height of the sticky header.
  scrollPaddingBlockStart: `max(1rem, ${onLargeViewport('6rem')})`,
});
reset('body', { minBlockSize: '100svh', lineHeight: 1.5 });
reset('img, picture, svg, video', { display: 'block', maxInlineSize: '100%' });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: 0,
});
reset('button', { cursor: 'pointer', textAlign: 'inherit' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('ul, ol', { listStyle: 'none' });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('address', { fontStyle: 'normal' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('legend', { padding: 0 });
reset('[hidden]', { display: 'none' });
