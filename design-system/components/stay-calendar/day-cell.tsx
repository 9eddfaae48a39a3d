import { memo, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { DayView } from './day-view.ts';
import * as css from './day-cell.css.ts';

interface DayCellProps {
  view: DayView;
  isFocused: boolean;
  isTabStop: boolean;
}

/**
 * One day. The whole cell is the target, as in the APG's date grid. It has no handlers: the grid finds the day of an
 * event by `data-day`.
 */
export const DayCell = memo(function DayCell({ view, isFocused, isTabStop }: DayCellProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (isFocused) cell.current?.focus();
  }, [isFocused]);

  const { look, selection } = view;
  const isOutside = look === 'outside';
  const isSelected = selection === 'start' || selection === 'middle' || selection === 'end';
  return (
    <td
      ref={cell}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- not every reader derives it from the role of the table
      role="gridcell"
      aria-selected={isSelected || undefined}
      aria-disabled={view.isRefused || undefined}
      aria-current={view.isToday ? 'date' : undefined}
      tabIndex={isOutside ? undefined : isTabStop ? 0 : -1}
      data-day={isOutside ? undefined : view.day}
      data-state={look}
      data-selection={selection}
      data-refused={view.isRefused || undefined}
      data-lowest={view.isLowest || undefined}
      className={css.cell}
    >
      {/* Not an aria-label: the visible short price is not part of the name. */}
      <VisuallyHidden>{view.name}</VisuallyHidden>
      <span aria-hidden="true" className={css.face}>
        <span className={css.number}>{view.number}</span>
        {look === 'pending' && <span className={css.pendingPrice} />}
        {view.price !== undefined && <span className={css.price}>{view.price}</span>}
      </span>
    </td>
  );
}, isSameCell);

function isSameCell(before: DayCellProps, after: DayCellProps): boolean {
  return (
    before.isFocused === after.isFocused &&
    before.isTabStop === after.isTabStop &&
    before.view.name === after.view.name &&
    before.view.look === after.view.look &&
    before.view.selection === after.view.selection &&
    before.view.isRefused === after.view.isRefused &&
    before.view.price === after.view.price
  );
}
