import { createSlot } from '@radix-ui/react-slot';
import type { MouseEvent, ReactNode } from 'react';
import { wrapChildContent } from '../../as-child.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './button.css.ts';

export interface ButtonProps extends ElementProps<'button'> {
  /** How prominent it is. Use one primary button per view. */
  tone?: keyof typeof css.tone;
  /** The height: `s` in bars and cards, `l` for the main action of a page. */
  size?: keyof typeof css.size;
  /** `full` fills the line. */
  width?: keyof typeof css.width;
  /** Shown before the text. */
  startIcon?: IconName;
  /** Shown after the text. */
  endIcon?: IconName;
  /** Shows a spinner and ignores presses, but keeps the focus. */
  busy?: boolean;
  /** Announced while busy. */
  busyLabel?: string;
  /** Renders the only child, such as a router link, as the button. */
  asChild?: boolean;
}

const ButtonSlot = createSlot<HTMLButtonElement, ElementProps<'button'> & { className: string }>('Button');

/** Does something when it is pressed. A view has one primary button, for its main action. `data-busy` is present while it is busy. */
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
    // Browser translation replaces text nodes and breaks React, except for the only text of an element. So a plain
    // label needs no wrapper.
    if (!hasSign) return typeof label === 'string' ? label : <span>{label}</span>;
    return (
      <>
        {busy ? <Spinner size="s" label={busyLabel} /> : startIcon && <Icon name={startIcon} size="s" />}
        <span className={css.label}>{label}</span>
        {endIcon && <Icon name={endIcon} size="s" />}
      </>
    );
  };
  // Only when busy: a page may hold a thousand buttons.
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
  // Not `disabled`: a busy button that loses focus sends keyboard users to the top of the page.
  onClick: (event: MouseEvent): void => event.preventDefault(),
} as const;
