import { globalLayer } from '@vanilla-extract/css';

export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  shared: globalLayer('shared'),
  components: globalLayer('components'),
} as const;
