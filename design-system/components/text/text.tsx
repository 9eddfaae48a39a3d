import { createElement } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import * as css from './text.css.ts';

export interface TextProps extends ElementProps<'p'> {
  /** The HTML element. */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'time'
    | 'li'
    | 'dt'
    | 'dd'
    | 'address'
    | 'blockquote'
    | 'small';
  /** With `as="time"`: the machine-readable time. */
  dateTime?: string;
  /** The size; `eyebrow` is the small spaced line above a heading. */
  size?: keyof typeof css.size;
  /** The meaning of the text. By default it inherits its colour. */
  tone?: keyof typeof css.tone;
  /** The font weight. */
  weight?: keyof typeof css.weight;
  /** The alignment; `start` is the right in right-to-left text. */
  align?: keyof typeof css.align;
  /** Limits the line length for reading. */
  measure?: boolean;
  /** Tabular figures, for columns of numbers. */
  numeric?: boolean;
}

/** Text. A block of it is trimmed to capitals and baseline, so that gaps around it are exact. */
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
