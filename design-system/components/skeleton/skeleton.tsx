import type { ReactNode } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './skeleton.css.ts';

export interface SkeletonProps {
  /** What it keeps the place of. */
  shape?: keyof typeof css.shape;
  /** How many lines of text. */
  lines?: number;
}

/** Keeps the place of content that is on its way, so that nothing jumps when it comes. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  const count = shape === 'text' ? lines : 1;
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        <div
          key={line}
          className={classes(css.skeleton, css.shape[shape], count > 1 && line === count - 1 && css.last)}
        />
      ))}
    </div>
  );
}

export interface SkeletonGroupProps extends ElementProps<'div'> {
  /** What is being waited for, spoken once for the whole group. */
  label: string;
  children: ReactNode;
}

/** Announces a group of skeletons once. */
export function SkeletonGroup({ label, children, ...rest }: SkeletonGroupProps) {
  return (
    <div {...rest} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
