import {
  type AriaAttributes,
  cloneElement,
  createRef,
  isValidElement,
  type MouseEvent,
  type MouseEventHandler,
  type ReactElement,
  type Ref,
  type RefObject,
  useState,
} from 'react';
import { mergeRefs } from './merge-refs.ts';
import { showFocused } from './show-focused.ts';

export interface HeldByParent {
  /** Whether it is open. */
  open: boolean;
  /** Called to open or close it. */
  onOpenChange: (open: boolean) => void;
  defaultOpen?: never;
  trigger?: never;
}

export interface HeldByTrigger {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Open at first. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  open?: never;
}

interface OverlaySource {
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

export interface Overlay {
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  press: MouseEventHandler<HTMLElement>;
  hasTrigger: boolean;
  /** The element that opened it and takes the focus back. Undefined before the first opening. */
  opener: RefObject<HTMLElement | null> | undefined;
}

/** After the first opening. */
export type MountedOverlay = Overlay & { opener: RefObject<HTMLElement | null> };

interface Held {
  isOpen: boolean;
  // Not useRef: a trigger may bring its own ref, and merging refs during render counts as reading ours.
  opener: RefObject<HTMLElement | null>;
}

/**
 * The state of an overlay around its Radix root. A page may hold hundreds of closed ones: until its first opening one
 * costs only its trigger and an empty state; a Radix root and trigger cost 3.3 times a bare button.
 */
export function useOverlay({ trigger, open, defaultOpen = false, onOpenChange }: OverlaySource): Overlay {
  const [held, setHeld] = useState((open ?? defaultOpen) ? newlyHeld : undefined);
  const isOpen = open ?? held?.isOpen ?? false;
  if (isOpen && held === undefined) setHeld(newlyHeld);
  const setOpen = (next: boolean) => {
    if (open === undefined) setHeld(({ opener } = newlyHeld()) => ({ isOpen: next, opener }));
    onOpenChange?.(next);
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    if (isTrigger(trigger)) trigger.props.onClick?.(event);
    if (!event.defaultPrevented) setOpen(!isOpen);
  };
  return { isOpen, setOpen, press, hasTrigger: trigger !== undefined, opener: held?.opener };
}

function newlyHeld(): Held {
  return { isOpen: true, opener: createRef<HTMLElement>() };
}

/** Whether it was ever open, so that its content must be rendered. */
export function isMounted(overlay: Overlay): overlay is MountedOverlay {
  return overlay.opener !== undefined;
}

interface TriggerProps {
  onClick?: MouseEventHandler<HTMLElement>;
  ref?: Ref<HTMLElement>;
}

const isTrigger = isValidElement<TriggerProps>;

export function overlayTrigger(trigger: ReactElement, { isOpen, press, opener }: Overlay): ReactElement {
  if (!isTrigger(trigger)) {
    throw new TypeError('A trigger is one element that can be pressed, such as a Button.');
  }
  const triggerProps: TriggerProps & AriaAttributes & { 'data-state': 'open' | 'closed' } = {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'data-state': isOpen ? 'open' : 'closed',
    onClick: press,
  };
  if (opener !== undefined) triggerProps.ref = mergeRefs(opener, trigger.props.ref);
  return cloneElement(trigger, triggerProps);
}

/**
 * Returns the focus to the opener, because Radix does so only for its own trigger, and keeps the focused element in
 * view.
 */
export function overlayFocus({ opener, hasTrigger }: MountedOverlay) {
  return {
    onFocusCapture: showFocused,
    onOpenAutoFocus: () => {
      if (!hasTrigger) opener.current = focusedElement();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      inDocument(opener.current)?.focus();
    },
  };
}

/** The element, or the one that was drawn anew under its id, as a card is that has moved to another list. */
function inDocument(element: HTMLElement | null): HTMLElement | null {
  return element === null || element.isConnected ? element : document.getElementById(element.id);
}

function focusedElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}
