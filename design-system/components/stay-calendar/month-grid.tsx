import { type CalendarDate, isSameMonth } from '@internationalized/date';
import { CalendarGrid, CalendarGridBody, CalendarGridHeader } from 'react-aria-components/RangeCalendar';
import { DayCell } from './day-cell.tsx';
import { dayView, type GridView } from './day-view.ts';
import type { GridState } from './grid-events.ts';
import * as css from './month-grid.css.ts';

interface MonthGridProps {
  /** The first day of the month. */
  month: CalendarDate;
  /** How many months it stands after the first that is shown. */
  index: number;
  grid: GridView;
  state: GridState;
}

/** The days of one month, a week in each row. */
export function MonthGrid({ month, index, grid, state }: MonthGridProps) {
  const { weekdays } = grid.format;
  return (
    <div className={css.page}>
      <CalendarGrid
        offset={{ months: index }}
        weekdayStyle={weekdays.style}
        className={css.grid}
        // HTML has no cellpadding any more.
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
                view={dayView(date.toString(), grid)}
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
  );
}
