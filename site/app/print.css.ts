import { globalStyle } from '@vanilla-extract/css';

// On paper a page is its own content: no navigation, nothing to press.
// What lies below a dialog is not what is printed.
globalStyle('#root[aria-hidden="true"], [role="dialog"] button', {
  '@media': { print: { display: 'none !important' } },
});
globalStyle('#root > header, #root > footer, #root > a, #root button, #loading', {
  '@media': { print: { display: 'none !important' } },
});
