import { createSlot } from '@radix-ui/react-slot';
import type { MouseEvent, ReactNode } from 'react';
import { dressedChild } from '../../as-child.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './button.css.ts';

export interface ButtonProps extends ElementProps<'button'> {
  /** How much it asks for attention: one primary per view. */
  tone?: keyof typeof css.tone;
  size?: keyof typeof css.size;
  /** `full` takes the whole line. */
  width?: 'auto' | 'full';
  startIcon?: IconName;
  endIcon?: IconName;
  /** Work is under way: shows a spinner and ignores further presses, but keeps the focus. */
  busy?: boolean;
  /** Spoken while busy. */
  busyLabel?: string;
  /** Draws the only child, such as a router link, as the button. */
  asChild?: boolean;
}

const ButtonSlot = createSlot<HTMLButtonElement, ElementProps<'button'> & { className: string }>('Button');

/** Something to press. */
export function Button(props: ButtonProps) {
  const {
    tone = 'primary',
    size = 'm',
    width = 'auto',
    startIcon,
    endIcon,
    busy = false,
    busyLabel = '',
  } = props;
  const { asChild = false, type = 'button', onClick, children, ...native } = unstyled(props);

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: a busy button that loses focus throws keyboard users back to the top of the page.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  const shared = {
    ...native,
    onClick: press,
    'data-tone': tone,
    ...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {}),
    className: classes(css.button, css.size[size], css.tone[tone], width === 'full' && css.full),
  };
  // The label has its own element: browser translation replaces bare text nodes under React's feet.
  const dress = (label: ReactNode) => (
    <>
      {!busy && startIcon !== undefined && <Icon name={startIcon} size="s" />}
      {busy && <Spinner size="s" label={busyLabel} />}
      <span className={css.label}>{label}</span>
      {endIcon !== undefined && <Icon name={endIcon} size="s" />}
    </>
  );
  if (asChild) return <ButtonSlot {...shared}>{dressedChild(children, dress)}</ButtonSlot>;
  return (
    <button {...shared} type={type}>
      {dress(children)}
    </button>
  );
}

function unstyled({ tone: _tone, size: _size, width: _width, startIcon: _start, ...rest }: ButtonProps) {
  const { endIcon: _end, busy: _busy, busyLabel: _busyLabel, ...native } = rest;
  return native;
}
