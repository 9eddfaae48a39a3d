import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './skeleton.css.ts';

export interface SkeletonProps extends Omit<ElementProps<'div'>, 'children' | 'aria-hidden'> {
  /** The shape of the content to come. */
  shape?: keyof typeof css.shape;
  /** The number of text lines. */
  lines?: number;
}

/** Reserves the space of content that is loading, so that nothing moves when it arrives. */
export function Skeleton({ shape = 'text', lines = 1, ...rest }: SkeletonProps) {
  const count = shape === 'text' ? lines : 1;
  return (
    <div {...rest} aria-hidden="true" className={variant('Skeleton', 'shape', shape, css.shape)}>
      {Array.from({ length: count }, (_, line) => (
        <div key={line} className={classes(css.bar, line > 0 && line === count - 1 && css.last)} />
      ))}
    </div>
  );
}

export interface SkeletonGroupProps extends Omit<ElementProps<'div'>, 'role'> {
  /** What is loading, announced once for the whole group. */
  label: string;
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
