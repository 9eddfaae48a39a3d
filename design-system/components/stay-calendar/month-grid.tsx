import { type CalendarDate, isSameMonth } from '@internationalized/date';
import { memo } from 'react';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar';
import { DayCell } from './day-cell.tsx';
import type { DayFormat } from './day-format.ts';
import type { DayView } from './day-view.ts';
import type { GridState } from './grid-events.ts';
import type { IsoDay } from './iso-day.ts';
import * as css from './month-grid.css.ts';

interface MonthGridProps {
  month: CalendarDate;
  index: number;
  /** The last day of all months: it limits the keys. */
  lastDay: IsoDay;
  /** The focused day is in it. */
  isTouched: boolean;
  viewOf: (day: IsoDay) => DayView;
  weekdays: DayFormat['weekdays'];
  state: GridState;
}

/** A month. Renders again only for other days or while it has the focused one: a calendar has many months. */
export const MonthGrid = memo(function MonthGrid({ month, index, viewOf, weekdays, state }: MonthGridProps) {
  return (
    <RangeCalendarStateContext value={state}>
      <div className={css.page}>
        <CalendarGrid
          offset={{ months: index }}
          weekdayStyle={weekdays.style}
          className={css.grid}
          // HTML no longer has cellpadding.
          render={({ cellPadding: _obsolete, ...table }) => <table {...table} />}
        >
          <CalendarGridHeader>
            {(name) => (
              <th scope="col" className={css.weekday}>
                <span className={css.short}>{name}</span>
                <span className={css.narrow}>{weekdays.initials.get(name) ?? name}</span>
              </th>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) =>
              isSameMonth(date, month) ? (
                <DayCell
                  view={viewOf(date.toString())}
                  isFocused={state.isCellFocused(date)}
                  isTabStop={date.compare(state.focusedDate) === 0}
                />
              ) : (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a gap before or after the month
                <td className={css.blank} />
              )
            }
          </CalendarGridBody>
        </CalendarGrid>
      </div>
    </RangeCalendarStateContext>
  );
}, isSameMonthGrid);

/** The state of the library changes with every press; it matters where the focus is. */
function isSameMonthGrid(before: MonthGridProps, after: MonthGridProps): boolean {
  return (
    !before.isTouched &&
    !after.isTouched &&
    before.viewOf === after.viewOf &&
    before.weekdays === after.weekdays &&
    before.lastDay === after.lastDay &&
    before.index === after.index &&
    before.month.compare(after.month) === 0
  );
}
