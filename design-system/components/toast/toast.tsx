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

/** How long a toast stays, while it is not hovered or focused. */
export const TOAST_MS = 5000;

export type ToastTone = keyof typeof css.sign;

export interface ToastMessage {
  /** The text of the toast. */
  message: ReactNode;
  /** An error interrupts a screen reader; other tones wait. */
  tone?: ToastTone;
  /** A toast replaces an earlier one with the same id. */
  id?: string;
  /** Names the close button. */
  closeLabel: string;
}

const SIGNS: Readonly<Record<ToastTone, IconName>> = { info: 'info', success: 'success', error: 'danger' };

let revision = 0;

/** Shows a toast at the top right for five seconds. Returns its id, to replace or dismiss it. */
export function notify({ message, tone = 'info', id, closeLabel }: ToastMessage): string | number {
  revision += 1;
  // A replaced toast starts its five seconds again.
  const key = revision;
  return toast.custom(
    (toastId) => (
      <ToastCard key={key} tone={tone} closeLabel={closeLabel} onClose={() => toast.dismiss(toastId)}>
        {message}
      </ToastCard>
    ),
    // The card has its own timer, because sonner's does not pause for keyboard focus, and its own swipe.
    { duration: Number.POSITIVE_INFINITY, dismissible: false, ...(id === undefined ? {} : { id }) },
  );
}

/** Dismisses one toast, or all. */
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

// sonner reads its width from this property; React's type does not know custom properties.
const WIDTH: CSSProperties & Record<'--width', string> = { '--width': css.width };

export interface ToasterProps {
  /** Names the region of the toasts. */
  label: string;
  /** The region of the toasts. */
  ref?: Ref<HTMLElement>;
}

/**
 * The region of the toasts: once per page, rendered before the first toast. `data-tone` of a toast: info | success |
 * error.
 */
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
