import { type CalendarDate, isSameMonth } from '@internationalized/date';
import { CalendarGrid, CalendarGridBody, CalendarGridHeader } from 'react-aria-components/RangeCalendar';
import { DayCell } from './day-cell.tsx';
import type { DayFormat } from './day-format.ts';
import type { DayView } from './day-view.ts';
import type { GridState } from './grid-events.ts';
import type { IsoDay } from './iso-day.ts';
import * as css from './month-grid.css.ts';

interface MonthGridProps {
  month: CalendarDate;
  index: number;
  viewOf: (day: IsoDay) => DayView;
  weekdays: DayFormat['weekdays'];
  state: GridState;
}

export function MonthGrid({ month, index, viewOf, weekdays, state }: MonthGridProps) {
  return (
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
  );
}
