import { IconButton } from '../icon-button/index.ts';
import type { GridState } from './grid-events.ts';
import * as css from './stay-months.css.ts';
import type { StayCalendarWords } from './words.ts';

interface MonthButtonsProps {
  words: StayCalendarWords;
  state: GridState;
}

/** The two buttons to other months. At an end they are `aria-disabled` and keep the focus. */
export function MonthButtons({ words, state }: MonthButtonsProps) {
  const isFirst = state.isPreviousVisibleRangeInvalid();
  const isLast = state.isNextVisibleRangeInvalid();
  return (
    <div className={css.monthButtons}>
      <IconButton
        label={words.previousMonth}
        icon="arrow-left"
        size="s"
        aria-disabled={isFirst}
        onClick={() => isFirst || state.focusPreviousPage()}
      />
      <IconButton
        label={words.nextMonth}
        icon="arrow-right"
        size="s"
        aria-disabled={isLast}
        onClick={() => isLast || state.focusNextPage()}
      />
    </div>
  );
}
