import { globalStyle } from '@vanilla-extract/css';

// On paper a page is its own content: no navigation, nothing to press.
globalStyle('#root > header, #root > footer, #root > a, #root button, #loading', {
  '@media': { print: { display: 'none !important' } },
});
