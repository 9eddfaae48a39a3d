/** How the site's code is built. Whatever measures the design system builds it in the same way. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { strictCsp } from './csp.ts';

export const sitePlugins = () => [strictCsp(), react(), vanillaExtractPlugin()];

/**
 * Radix keeps the names of its functions by a call after each of them. Unless that call is known to do nothing else, every function of
 * every Radix package is in every page: 4 kB of script that nobody runs.
 */
export const treeShaking = { manualPureFunctions: ['__name'] };
