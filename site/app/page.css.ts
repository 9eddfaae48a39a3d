import { globalStyle } from '@vanilla-extract/css';

// A short page, such as one that is loading, ends at the end of the screen.
globalStyle('#root', {
  '@media': { screen: { display: 'flex', flexDirection: 'column', minBlockSize: '100svh' } },
});
globalStyle('#root > main', { flexGrow: 1 });
