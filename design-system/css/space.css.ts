import { vars } from '../theme/contract.css.ts';
import { componentVariants } from './component-style.ts';

const steps = {
  none: '0',
  xxs: vars.space.xxs,
  xs: vars.space.xs,
  s: vars.space.s,
  m: vars.space.m,
  l: vars.space.l,
  xl: vars.space.xl,
  xxl: vars.space.xxl,
  section: vars.space.section,
  gutter: vars.space.gutter,
} as const;
export type Space = keyof typeof steps;

export const gap = componentVariants(steps, (step) => ({ gap: step }), 'gap');
export const padding = componentVariants(steps, (step) => ({ padding: step }), 'padding');
export const paddingBlock = componentVariants(steps, (step) => ({ paddingBlock: step }), 'padding_block');
export const paddingInline = componentVariants(steps, (step) => ({ paddingInline: step }), 'padding_inline');
