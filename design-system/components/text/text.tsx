import { createElement } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import * as css from './text.css.ts';

export interface TextProps extends ElementProps<'p'> {
  /** The element to draw. */
  as?:
    'p' | 'span' | 'div' | 'strong' | 'em' | 'time' | 'li' | 'dt' | 'dd' | 'address' | 'blockquote' | 'small';
  /** How large, and for what: `eyebrow` is the small spaced line above a heading. */
  size?: keyof typeof css.size;
  /** What the words mean; `default` takes the colour of the surface. */
  tone?: keyof typeof css.tone;
  weight?: keyof typeof css.weight;
  align?: keyof typeof css.align;
  /** Keeps lines short enough to read with ease. */
  measure?: boolean;
  /** Digits of one width, for columns of figures. */
  numeric?: boolean;
}

/** Running text. */
export function Text(props: TextProps) {
  const { as = 'p', size = 'body', tone, weight, align, measure, numeric, ...rest } = props;
  const names = classes(
    css.size[size],
    tone && css.tone[tone],
    weight && css.weight[weight],
    align && css.align[align],
    measure && css.measure,
    numeric && css.numeric,
  );
  return createElement(as, { ...rest, className: names });
}
