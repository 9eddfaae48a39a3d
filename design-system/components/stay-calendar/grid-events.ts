import { parseDate } from '@internationalized/date';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { RangeCalendarRenderProps } from 'react-aria-components/RangeCalendar';
import { dayAfterKey } from './grid-keys.ts';
import type { IsoDay } from './iso-day.ts';

/** The library's state of the grid: visible months, focused day. */
export type GridState = RangeCalendarRenderProps['state'];

/** What the grid asks its owner to do. */
export interface GridActions {
  onPress: (day: IsoDay) => void;
  /** Escape; false when there was nothing to take back. */
  onCancel: () => boolean;
  /** The pointer is on a day, or on none. */
  onPoint: (day: IsoDay | undefined) => void;
  /** The keyboard is in the grid, or has left it. */
  onFocusWithin: (isWithin: boolean) => void;
}

/**
 * The events of all days, caught around the grids: eighty cells without handlers of their own need not be drawn again
 * when one of them changes.
 */
export function gridEvents(state: GridState, locale: string, actions: GridActions) {
  /** The keys that the library leaves out or reads another way; it answers the rest. */
  function answersKey(event: KeyboardEvent, day: IsoDay): boolean {
    if (event.key === 'Escape') return actions.onCancel();
    if (event.key === 'Enter' || event.key === ' ') {
      if (!event.repeat) actions.onPress(day);
      return true;
    }
    const next = dayAfterKey(event, day, locale);
    if (next === undefined) return false;
    state.setFocusedDate(parseDate(next));
    return true;
  }

  return {
    // On the way down, before the library's own keys.
    onKeyDownCapture(event: KeyboardEvent) {
      const day = dayAt(event.target);
      if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!answersKey(event, day)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick({ target }: MouseEvent) {
      const day = dayAt(target);
      if (day !== undefined) actions.onPress(day);
    },
    onFocus({ target }: FocusEvent) {
      const day = dayAt(target);
      if (day === undefined) return;
      state.setFocusedDate(parseDate(day));
      actions.onFocusWithin(true);
    },
    onBlur: () => actions.onFocusWithin(false),
    // A finger does not hover: it presses, and what it presses takes the focus.
    onPointerOver({ target, pointerType }: PointerEvent) {
      if (pointerType === 'mouse') actions.onPoint(dayAt(target));
    },
    onPointerLeave: () => actions.onPoint(undefined),
  };
}

/** The day that an event happened on. */
function dayAt(target: EventTarget): IsoDay | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  return cell?.dataset['day'];
}
