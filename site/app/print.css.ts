import { globalStyle } from '@vanilla-extract/css';

// On paper a page has no navigation and no controls. Hide the page below a dialog.
globalStyle('#root:is([aria-hidden="true"], [aria-hidden="true"] *), [role="dialog"] button', {
  '@media': { print: { display: 'none !important' } },
});
globalStyle('#root > header, #root > footer, #root > a, #root button, #loading', {
  '@media': { print: { display: 'none !important' } },
});
