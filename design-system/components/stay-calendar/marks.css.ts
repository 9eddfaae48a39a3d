import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/**
 * How each state of a day is drawn, in grid and legend: by shape and stroke, so that it reads without colour. Corners
 * and borders are logical, so they follow the reading direction.
 */
type Mark = Omit<StyleRule, '@layer'>;

const ROUND = vars.radius.control;
const CORNER = vars.space.xs;
const line = (style: 'solid' | 'dashed', colour: string) => `${vars.line.edge} ${style} ${colour}`;

/** Outer corners as a button has them. */
const filled = {
  color: vars.color.onAction,
  background: vars.color.action,
  border: line('solid', vars.color.actionEdge),
} as const;

export const start = { ...filled, borderStartStartRadius: ROUND, borderEndStartRadius: ROUND } satisfies Mark;
export const end = { ...filled, borderStartEndRadius: ROUND, borderEndEndRadius: ROUND } satisfies Mark;
export const middle = {
  color: vars.color.text,
  background: vars.color.tint,
  borderBlock: line('solid', vars.color.border),
} satisfies Mark;
export const preview = {
  background: vars.color.tint,
  borderBlock: line('dashed', vars.color.border),
} satisfies Mark;
export const previewEnd = {
  ...preview,
  borderInlineEnd: line('dashed', vars.color.border),
  borderStartEndRadius: ROUND,
  borderEndEndRadius: ROUND,
} satisfies Mark;

const ruled = (colour: string) =>
  `repeating-linear-gradient(135deg, ${colour} 0 ${vars.line.hair}, transparent ${vars.line.hair} ${vars.space.xs})`;

/** A pattern of diagonal lines. */
export const hatch = { backgroundImage: ruled(vars.color.hairline) } satisfies Mark;

const corner = {
  content: '',
  position: 'absolute',
  inlineSize: 0,
  blockSize: 0,
} as const;
const none = `${CORNER} solid transparent`;
const full = `${CORNER} solid ${vars.color.border}`;

/** Departure only: the first corner. */
export const checkOutMark = {
  ...corner,
  insetBlockStart: 0,
  insetInlineStart: vars.space.xxs,
  borderBlockStart: full,
  borderInlineEnd: none,
} satisfies Mark;
/** Arrival only: the last corner. */
export const checkInMark = {
  ...corner,
  insetBlockEnd: 0,
  insetInlineEnd: vars.space.xxs,
  borderBlockEnd: full,
  borderInlineStart: none,
} satisfies Mark;

/** Marks the lowest price. Drawn by its border, which forced colours keep. */
export const diamond = {
  content: '',
  border: `${vars.line.thick} solid currentColor`,
  rotate: '45deg',
} satisfies Mark;

/** The marks in forced colours, which remove fills and empty borders. */
export const forced = {
  filled: {
    forcedColorAdjust: 'none',
    background: 'Highlight',
    color: 'HighlightText',
    borderColor: 'Highlight',
  },
  hatch: { forcedColorAdjust: 'none', color: 'GrayText', backgroundImage: ruled('GrayText') },
  checkInMark: { forcedColorAdjust: 'none', borderBlockEndColor: 'CanvasText' },
  checkOutMark: { forcedColorAdjust: 'none', borderBlockStartColor: 'CanvasText' },
} as const satisfies Readonly<Record<string, Mark>>;
