import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

const GAP = '0.55em';
const cell = `calc(1ch + ${GAP})`;
const marks = (colour: string) =>
  `repeating-linear-gradient(to right, ${colour} 0 1ch, transparent 1ch ${cell})`;

export const otp = componentStyle({
  maxInlineSize: '100%',
  minBlockSize: vars.size.controlL,
  paddingInlineStart: GAP,
  paddingInlineEnd: 0,
  letterSpacing: GAP,
  fontVariantNumeric: 'lining-nums tabular-nums',
  // Digits run left to right in every script.
  direction: 'ltr',
  backgroundImage: marks(vars.color.border),
  backgroundRepeat: 'no-repeat',
  backgroundPosition: `${GAP} calc(100% - ${vars.space.s})`,
  '@media': {
    // Forced colours remove gradients unless the whole control opts out.
    [MEDIA.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'FieldText',
      backgroundColor: 'Field',
      borderColor: 'FieldText',
      backgroundImage: marks('FieldText'),
      selectors: {
        '&:focus-visible': { borderColor: 'Highlight', outlineColor: 'Highlight' },
        '&:disabled': { color: 'GrayText', borderColor: 'GrayText', backgroundImage: marks('GrayText') },
      },
    },
  },
});
export const length = componentVariants(
  { 4: 4, 6: 6, 8: 8 } as const,
  (digits) => ({
    // All digits fit on a narrow screen at every text size.
    fontSize: `min(${vars.text.m}, ${62 / digits}vw)`,
    // One extra gap keeps the last digit from scrolling the first out of view.
    inlineSize: `calc(${digits} * ${cell} + 2 * ${GAP})`,
    backgroundSize: `calc(${digits} * ${cell} - ${GAP}) ${vars.line.hair}`,
  }),
  'length',
);
