import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const GAP = '0.55em';
const cell = `calc(1ch + ${GAP})`;

export const otp = componentStyle({
  maxInlineSize: '100%',
  minBlockSize: vars.size.controlL,
  paddingInlineStart: GAP,
  paddingInlineEnd: 0,
  fontSize: vars.text.m,
  letterSpacing: GAP,
  fontVariantNumeric: 'lining-nums tabular-nums',
  // A mark under each digit still to come; a left-to-right run of figures in every script.
  direction: 'ltr',
  backgroundImage: `repeating-linear-gradient(to right, ${vars.color.border} 0 1ch, transparent 1ch ${cell})`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: `${GAP} calc(100% - ${vars.space.s})`,
});
export const length = componentVariants(
  { 4: 4, 6: 6, 8: 8 } as const,
  (digits) => ({
    // One gap more than the digits need, so that the last one does not push the first out of view.
    inlineSize: `calc(${digits} * ${cell} + 2 * ${GAP})`,
    backgroundSize: `calc(${digits} * ${cell} - ${GAP}) ${vars.line.hair}`,
  }),
  'length',
);
