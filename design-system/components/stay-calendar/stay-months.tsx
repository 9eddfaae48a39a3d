import { GregorianCalendar, isSameMonth, parseDate } from '@internationalized/date';
import { type Ref, useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { classes } from '../../element-props.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { useInnerEscape } from '../../use-inner-escape.ts';
import type { DayView, GridView } from './day-view.ts';
import { type GridActions, gridEvents, type GridState } from './grid-events.ts';
import type { IsoDay } from './iso-day.ts';
import { MonthGrid } from './month-grid.tsx';
import { MonthButtons } from './month-buttons.tsx';
import { MoreMonths } from './more-months.tsx';
import * as css from './stay-months.css.ts';

interface StayMonthsProps extends GridActions {
  locale: string;
  grid: GridView;
  viewOf: (day: IsoDay) => DayView;
  count: number;
  /** Below each other, without buttons to other months. */
  scrolls: boolean;
  /** Shows more months below. Undefined when all are shown. */
  more: (() => void) | undefined;
  hides: boolean;
  min: IsoDay;
  max: IsoDay | undefined;
  focusedDay: IsoDay;
  /** The day that is being typed: the months follow it. */
  typedDay: IsoDay | undefined;
  /** An arrival is chosen and no departure: Escape takes it back. */
  isArriving: boolean;
  onCancel: () => void;
  onFocusDay: (day: IsoDay) => void;
  onMonthChange: ((firstDay: IsoDay, lastDay: IsoDay) => void) | undefined;
}

const gregorian = () => new GregorianCalendar();

/**
 * The months as grids. The library keeps visible months, focused day and most keys. The rules of a stay are our own, so
 * its range stays empty and none of its texts are used.
 */
export function StayMonths(props: StayMonthsProps) {
  const { locale, grid, count, min, max, focusedDay, onFocusDay } = props;
  return (
    <I18nProvider locale={locale}>
      <RangeCalendar
        aria-label={grid.words.label}
        value={null}
        focusedValue={parseDate(focusedDay)}
        onFocusChange={(date) => onFocusDay(date.toString())}
        minValue={parseDate(min)}
        maxValue={max === undefined ? null : parseDate(max)}
        visibleDuration={{ months: count }}
        pageBehavior="single"
        selectionAlignment="start"
        createCalendar={gregorian}
        // Rendered by us: the library would add a heading and a submit button with its own texts.
        render={({ ref }, { state }) => <Months {...props} ref={ref} state={state} />}
      />
    </I18nProvider>
  );
}

interface MonthsProps extends StayMonthsProps {
  state: GridState;
  ref: Ref<HTMLDivElement> | undefined;
}

function Months({ state, ref, ...props }: MonthsProps) {
  const { locale, grid, viewOf, count, typedDay, scrolls, more, hides, ...answers } = props;
  const { onMonthChange, isArriving, onCancel } = answers;
  const root = useRef<HTMLDivElement>(null);
  const { start, end } = state.visibleRange;
  const firstDay = start.toString();
  const lastDay = end.toString();
  const askForDays = useEffectEvent((first: IsoDay, last: IsoDay) => onMonthChange?.(first, last));
  useEffect(() => askForDays(firstDay, lastDay), [firstDay, lastDay]);

  useInnerEscape({ within: root, isActive: isArriving, onEscape: onCancel });
  const places = useRef<HTMLDivElement>(null);
  const shownDay = typedDay ?? grid.stay.checkIn;
  const showDay = useEffectEvent((shown: IsoDay | undefined) => {
    const day = scrolls ? places.current?.querySelector(`[data-day="${shown}"]`) : undefined;
    // A day that was pressed is in view already.
    if (!day || day === document.activeElement || wouldHideField()) return;
    // Open fields take the place above.
    day.scrollIntoView({ block: typedDay === undefined ? 'center' : 'end' });
  });
  useEffect(() => showDay(shownDay), [shownDay]);

  // The other months follow when the touched one is painted.
  const laterViewOf = useDeferredValue(viewOf);
  const months = Array.from({ length: count }, (_, index) => start.add({ months: index }));
  return (
    <div
      {...gridEvents(state, locale, props)}
      ref={mergeRefs(root, ref)}
      role="presentation"
      className={css.months}
      data-months={scrolls ? 'scroll' : count}
    >
      {!scrolls && <MonthButtons words={grid.words} state={state} />}
      <div ref={places} className={css.grids}>
        {months.map((month, index) => {
          const isTouched = isSameMonth(month, state.focusedDate);
          return (
            // A month keeps its cells when it moves to its neighbour's place.
            <div key={month.toString()} className={classes(css.month, index > 0 && hides && css.hidden)}>
              <p className={css.name}>{grid.format.month(month.toString())}</p>
              <MonthGrid
                {...{ month, index, lastDay, isTouched, state }}
                viewOf={isTouched ? viewOf : laterViewOf}
                weekdays={grid.format.weekdays}
              />
            </div>
          );
        })}
      </div>
      {more && <MoreMonths label={grid.words.moreMonths} onMore={more} />}
    </div>
  );
}

/** A field that is typed in must stay in view. It does while it sticks above the months. */
function wouldHideField(): boolean {
  const field = document.activeElement;
  if (field?.matches('input') !== true) return false;
  const top = field.closest('[data-top]');
  return top === null || getComputedStyle(top).position !== 'sticky';
}
