import { globalLayer } from '@vanilla-extract/css';

export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  components: globalLayer('components'),
} as const;
