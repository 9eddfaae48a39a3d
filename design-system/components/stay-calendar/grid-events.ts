import { parseDate } from '@internationalized/date';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { RangeCalendarRenderProps } from 'react-aria-components/RangeCalendar';
import { dayAfterKey } from './grid-keys.ts';
import type { IsoDay } from './iso-day.ts';

export type GridState = RangeCalendarRenderProps['state'];

export interface GridActions {
  onPress: (day: IsoDay) => void;
  onPoint: (day: IsoDay | undefined) => void;
  onFocusWithin: (isWithin: boolean) => void;
}

/** Event handlers around the grids: eighty cells without handlers of their own do not render again for each change. */
export function gridEvents(state: GridState, locale: string, actions: GridActions) {
  /** Handles the keys that the library ignores or treats differently. */
  function answersKey(event: KeyboardEvent, day: IsoDay): boolean {
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
    // In the capture phase, before the library's handler.
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
    // A finger does not hover: its press takes the focus.
    onPointerOver({ target, pointerType }: PointerEvent) {
      if (pointerType === 'mouse') actions.onPoint(dayAt(target));
    },
    onPointerLeave: () => actions.onPoint(undefined),
  };
}

function dayAt(target: EventTarget): IsoDay | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  return cell?.dataset['day'];
}
