import { createElement } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import * as css from './text.css.ts';

export interface TextProps extends ElementProps<'p'> {
  /** The element to draw. */
  as?:
    'p' | 'span' | 'div' | 'strong' | 'em' | 'time' | 'li' | 'dt' | 'dd' | 'address' | 'blockquote' | 'small';
  /** With `as="time"`: the moment, as machines read it. */
  dateTime?: string;
  /** How large, and for what: `eyebrow` is the small spaced line above a heading. */
  size?: keyof typeof css.size;
  /** What the words mean; without it they take the colour of what they stand in. */
  tone?: keyof typeof css.tone;
  /** How heavy the letters are. */
  weight?: keyof typeof css.weight;
  /** Where lines begin; `start` is the right where one reads from right to left. */
  align?: keyof typeof css.align;
  /** Keeps lines short enough to read with ease. */
  measure?: boolean;
  /** Digits of one width, for columns of figures. */
  numeric?: boolean;
}

/** Running text. As a block it begins at its capitals and ends at its baseline, so that the space around it is what is asked for. */
export function Text(props: TextProps) {
  const { as = 'p', size = 'body', tone, weight, align, measure, numeric, ...rest } = props;
  const names = classes(
    css.text,
    variant('Text', 'size', size, css.size),
    tone && variant('Text', 'tone', tone, css.tone),
    weight && variant('Text', 'weight', weight, css.weight),
    align && variant('Text', 'align', align, css.align),
    measure && css.measure,
    numeric && css.numeric,
  );
  return createElement(as, { ...rest, className: names });
}
