/** The build settings of the site's code. Measurements of the design system use the same. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { strictCsp } from './csp.ts';

export const sitePlugins = () => [strictCsp(), react(), vanillaExtractPlugin()];

/**
 * Radix names its functions by a call after each of them. Unless the call counts as pure, every page contains every
 * function of every Radix package: 4 kB of unused script.
 */
export const treeShaking = { manualPureFunctions: ['__name'] };
