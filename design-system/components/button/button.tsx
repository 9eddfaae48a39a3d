import { createSlot } from '@radix-ui/react-slot';
import type { MouseEvent, ReactNode } from 'react';
import { wrapChildContent } from '../../as-child.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './button.css.ts';

export interface ButtonProps extends ElementProps<'button'> {
  /** How much it asks for attention: one primary per view. */
  tone?: keyof typeof css.tone;
  /** How tall it is: `s` in bars and cards, `l` where a page has one thing to do. */
  size?: keyof typeof css.size;
  /** `full` takes the whole line. */
  width?: keyof typeof css.width;
  /** Drawn before the words. */
  startIcon?: IconName;
  /** Drawn after the words. */
  endIcon?: IconName;
  /** Work is under way: shows a spinner and ignores further presses, but keeps the focus. */
  busy?: boolean;
  /** Spoken while busy. */
  busyLabel?: string;
  /** Draws the only child, such as a router link, as the button. */
  asChild?: boolean;
}

const ButtonSlot = createSlot<HTMLButtonElement, ElementProps<'button'> & { className: string }>('Button');

/**
 * Something to press. `data-busy` is there while work is under way.
 */
export function Button(props: ButtonProps) {
  const {
    tone = 'primary',
    size = 'm',
    width = 'auto',
    startIcon,
    endIcon,
    busy = false,
    busyLabel = '',
    asChild = false,
    type = 'button',
    children,
    ...native
  } = props;
  const hasSign = busy || startIcon !== undefined || endIcon !== undefined;
  const names = classes(
    variant('Button', 'size', size, variant('Button', 'tone', tone, css.look) ?? css.size),
    hasSign && css.withSign,
    variant('Button', 'width', width, css.width),
  );
  const wrap = (label: ReactNode) => {
    // Browser translation replaces text nodes under React's feet. Words that are all there is in an element are safe from that, so
    // that a plain button is that element itself: pages hold hundreds.
    if (!hasSign) return typeof label === 'string' ? label : <span>{label}</span>;
    return (
      <>
        {busy ? <Spinner size="s" label={busyLabel} /> : startIcon && <Icon name={startIcon} size="s" />}
        <span className={css.label}>{label}</span>
        {endIcon && <Icon name={endIcon} size="s" />}
      </>
    );
  };
  // Only where it is busy: of a thousand buttons on a page, the others carry nothing for it.
  const state = busy ? BUSY : undefined;
  if (asChild) {
    return (
      <ButtonSlot {...native} {...state} className={names}>
        {wrapChildContent(children, wrap)}
      </ButtonSlot>
    );
  }
  return (
    <button {...(state === undefined ? native : { ...native, ...state })} type={type} className={names}>
      {wrap(children)}
    </button>
  );
}

const BUSY = {
  'aria-disabled': true,
  'aria-busy': true,
  'data-busy': true,
  // Not `disabled`: a busy button that loses focus throws keyboard users back to the top of the page.
  onClick: (event: MouseEvent): void => event.preventDefault(),
} as const;
