import {
  type AriaAttributes,
  cloneElement,
  createRef,
  isValidElement,
  type MouseEventHandler,
  type ReactElement,
  type Ref,
  type RefObject,
  useState,
} from 'react';
import { bothRefs } from './merge-refs.ts';

export interface HeldByParent {
  /** Whether it is open. */
  open: boolean;
  /** Asks the parent to open or close it. */
  onOpenChange: (open: boolean) => void;
  defaultOpen?: never;
  trigger?: never;
}

export interface HeldByTrigger {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Open from the start. */
  defaultOpen?: boolean;
  /** Told when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  open?: never;
}

/** Everything that the state of an overlay can come from. */
interface OverlaySource {
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

export interface Overlay {
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** From the first opening on. */
  isMounted: boolean;
  /** What opened it, and takes the focus back. */
  opener: RefObject<HTMLElement | null>;
  hasTrigger: boolean;
}

/**
 * The state of an overlay around its Radix root. A page may hold hundreds of closed ones: until one opens for the first time it
 * costs its trigger and this one piece of state (1.25 times a bare button; a Radix root and trigger cost 3.3 times).
 */
export function useOverlay({ trigger, open, defaultOpen = false, onOpenChange }: OverlaySource): Overlay {
  const [held, setHeld] = useState(() => ({
    isOpen: defaultOpen,
    isMounted: open ?? defaultOpen,
    // Not useRef: a trigger may bring a ref of its own, and merging the two while rendering would count as reading ours.
    opener: createRef<HTMLElement>(),
  }));
  const isOpen = open ?? held.isOpen;
  if (isOpen && !held.isMounted) setHeld({ ...held, isMounted: true });
  function setOpen(next: boolean) {
    if (open === undefined) setHeld((before) => ({ ...before, isOpen: next }));
    onOpenChange?.(next);
  }
  return {
    isOpen,
    setOpen,
    isMounted: held.isMounted,
    opener: held.opener,
    hasTrigger: trigger !== undefined,
  };
}

interface TriggerProps {
  onClick?: MouseEventHandler<HTMLElement>;
  ref?: Ref<HTMLElement>;
}

/** The element that opens an overlay, with what assistive technology needs to know about it. */
export function overlayTrigger(trigger: ReactElement, { isOpen, setOpen, opener }: Overlay): ReactElement {
  if (!isValidElement<TriggerProps>(trigger)) {
    throw new TypeError('A trigger is one element that can be pressed, such as a Button.');
  }
  const { onClick, ref } = trigger.props;
  const dress: TriggerProps & AriaAttributes & { 'data-state': 'open' | 'closed' } = {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'data-state': isOpen ? 'open' : 'closed',
    ref: bothRefs(opener, ref),
    onClick(event) {
      onClick?.(event);
      if (!event.defaultPrevented) setOpen(!isOpen);
    },
  };
  return cloneElement(trigger, dress);
}

/** Gives the focus back to what opened the overlay. Radix does so only for its own trigger, which is not drawn. */
export function overlayFocus({ opener, hasTrigger }: Overlay) {
  return {
    onOpenAutoFocus: () => {
      if (!hasTrigger) opener.current = focusedElement();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}

function focusedElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}
