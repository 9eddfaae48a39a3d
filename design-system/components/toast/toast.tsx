import { type CSSProperties, type ReactNode, type Ref, useRef } from 'react';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as css from './toast.css.ts';
import { useHoverOrFocus } from './use-hover-or-focus.ts';
import { useSwipeToDismiss } from './use-swipe-to-dismiss.ts';
import { usePausableTimeout } from './use-pausable-timeout.ts';

/** How long a toast stays while nobody points at it. */
export const TOAST_MS = 5000;

export type ToastTone = keyof typeof css.sign;

export interface ToastMessage {
  /** What is said. */
  message: ReactNode;
  /** An error interrupts what a screen reader says; the rest waits. */
  tone?: ToastTone;
  /** A second message with the same id replaces the first. */
  id?: string;
  /** Names the close button. */
  closeLabel: string;
}

const SIGNS: Readonly<Record<ToastTone, IconName>> = { info: 'info', success: 'success', error: 'danger' };

let revision = 0;

/** Shows a message at the top right for five seconds; answers the id by which it can be replaced or removed. */
export function notify({ message, tone = 'info', id, closeLabel }: ToastMessage): string | number {
  revision += 1;
  // A message that replaces another starts its five seconds anew.
  const key = revision;
  return toast.custom(
    (toastId) => (
      <ToastCard key={key} tone={tone} closeLabel={closeLabel} onClose={() => toast.dismiss(toastId)}>
        {message}
      </ToastCard>
    ),
    // The card keeps its own time, since sonner's does not stop for the keyboard's focus, and its own drag.
    { duration: Number.POSITIVE_INFINITY, dismissible: false, ...(id === undefined ? {} : { id }) },
  );
}

/** Removes one message, or all of them. */
export function dismissToast(id?: string | number): void {
  toast.dismiss(id);
}

interface ToastCardProps {
  tone: ToastTone;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

function ToastCard({ tone, closeLabel, onClose, children }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  usePausableTimeout({ ms: TOAST_MS, isPaused: useHoverOrFocus(card), onEnd: onClose });
  const drag = useSwipeToDismiss(css.settling, onClose);
  return (
    <div
      {...drag}
      ref={card}
      role={tone === 'error' ? 'alert' : 'status'}
      data-tone={tone}
      className={classes(surfaces.raised, css.card)}
    >
      <span className={variant('notify', 'tone', tone, css.sign)}>
        <Icon name={SIGNS[tone]} />
      </span>
      <div className={css.words}>{children}</div>
      <IconButton label={closeLabel} icon="close" size="s" onClick={onClose} />
    </div>
  );
}

// The one way that sonner offers to set its width; React's type knows no custom properties.
const WIDTH: CSSProperties & Record<'--width', string> = { '--width': css.width };

export interface ToasterProps {
  /** Names the region in which messages appear. */
  label: string;
  /** Of the region that holds the messages. */
  ref?: Ref<HTMLElement>;
}

/** The place where messages appear; once per page, and before the first message. `data-tone` of a message: info | success | error. */
export function Toaster({ label, ref }: ToasterProps) {
  return (
    <SonnerToaster
      ref={ref}
      position="top-right"
      containerAriaLabel={label}
      gap={12}
      style={WIDTH}
      toastOptions={{ className: css.place }}
    />
  );
}
