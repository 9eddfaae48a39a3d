import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

const GAP = '0.55em';
const cell = `calc(1ch + ${GAP})`;
/** A mark under each digit still to come. */
const marks = (colour: string) =>
  `repeating-linear-gradient(to right, ${colour} 0 1ch, transparent 1ch ${cell})`;

export const otp = componentStyle({
  maxInlineSize: '100%',
  minBlockSize: vars.size.controlL,
  paddingInlineStart: GAP,
  paddingInlineEnd: 0,
  letterSpacing: GAP,
  fontVariantNumeric: 'lining-nums tabular-nums',
  // A left-to-right run of figures in every script.
  direction: 'ltr',
  backgroundImage: marks(vars.color.border),
  backgroundRepeat: 'no-repeat',
  backgroundPosition: `${GAP} calc(100% - ${vars.space.s})`,
  '@media': {
    // The system takes away what is painted by a gradient, unless the whole control takes the system's colours by itself.
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
    // All digits stay in view on a narrow screen, however large its text.
    fontSize: `min(${vars.text.m}, ${62 / digits}vw)`,
    // One gap more than the digits need, so that the last one does not push the first out of view.
    inlineSize: `calc(${digits} * ${cell} + 2 * ${GAP})`,
    backgroundSize: `calc(${digits} * ${cell} - ${GAP}) ${vars.line.hair}`,
  }),
  'length',
);
