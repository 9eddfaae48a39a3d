import { startTransition, useRef, useState } from 'react';
import { hasContent } from '../../has-content.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { useFormReset } from '../../use-form-reset.ts';
import { Button } from '../button/index.ts';
import { Notice } from '../notice/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { openArrival, wholeStay } from './choose-day.ts';
import type { IsoDay } from './iso-day.ts';
import { Legend } from './legend.tsx';
import type { StayCalendarProps } from './props.ts';
import { reasonText } from './reason-text.ts';
import * as css from './stay-calendar.css.ts';
import { StayFields } from './stay-fields.tsx';
import { StayMonths } from './stay-months.tsx';
import type { StayValue } from './stay-rules.ts';
import { StayStatus } from './stay-status.tsx';
import { useGridView } from './use-grid-view.ts';
import { useMonthCount } from './use-month-count.ts';
import { useStay } from './use-stay.ts';
import { useStayDays } from './use-stay-days.ts';
import { useTypedDates } from './use-typed-dates.ts';

/**
 * The dates of a stay, typed or pressed.
 *
 * Root `data-state`: empty | arriving | chosen. Days carry `data-day`, `data-state` (free | checkInOnly | checkOutOnly
 * | unavailable | outside | pending), `data-selection` (none | start | middle | end | preview | preview-end),
 * `data-refused` and `data-lowest`.
 */
export function StayCalendar(props: StayCalendarProps) {
  const { own, native: allNative } = splitProps(props);
  const { ref, ...native } = allNative;
  const { locale, today, words, loading = false, loadError, onRetry, formatDayPrice } = own;
  const { min, max, format, rules, dayOf, isLowest } = useStayDays(own);
  const { value, defaultValue, onValueChange } = own;
  const control = useStay({ value, defaultValue, onValueChange, rules, today });
  const typed = useTypedDates({ control, rules, format, today });
  const [hovered, setHovered] = useState<IsoDay>();
  const [hasFocus, setHasFocus] = useState(false);
  const [refused, setRefused] = useState('');
  const root = useRef<HTMLDivElement>(null);

  const { stay, focusedDay } = control;
  const { count, probe, lastShown, more } = useMonthCount({ months: own.months, min, max, focusedDay });
  const scrolls = own.months === 'scroll';
  const pointed = hovered ?? (hasFocus ? focusedDay : undefined);
  const arrival = openArrival(stay);
  const isCandidate =
    arrival !== undefined && pointed !== undefined && rules.departure(arrival, pointed) === undefined;
  // Deferred until the focus has moved: removing elements meanwhile makes a surrounding dialog take the focus.
  const noteFocus = (isWithin: boolean) => startTransition(() => setHasFocus(isWithin));
  const candidate = isCandidate ? pointed : undefined;
  const seen = { stay, candidate, today, dayOf, rules, format, words, formatDayPrice, isLowest };
  const { grid, viewOf } = useGridView(seen);

  function press(day: IsoDay) {
    const refusal = control.press(day);
    setRefused(refusal === undefined ? '' : reasonText(refusal, words.reasons, format));
    if (refusal === undefined) typed.reset();
  }

  function startAnew(next: StayValue, shownDay?: IsoDay) {
    control.change(next, shownDay);
    typed.reset();
    setRefused('');
  }
  useFormReset(root, () => {
    // A controlling parent handles the reset itself; text that could not be parsed goes in any case.
    if (value === undefined) startAnew(defaultValue ?? {}, defaultValue?.checkIn);
    else startAnew(value);
  });

  const status = (
    <StayStatus {...{ grid, refused, scrolls }} pointedDay={pointed} onClear={() => startAnew({})} />
  );
  const legend = <Legend words={words.legend} />;
  const failure = hasContent(loadError) && (
    <Notice
      tone="warning"
      live="polite"
      action={
        onRetry && (
          <Button tone="secondary" size="s" onClick={onRetry}>
            {words.retry}
          </Button>
        )
      }
    >
      {loadError}
    </Notice>
  );
  return (
    <div
      {...native}
      ref={mergeRefs(root, ref)}
      role="group"
      aria-label={words.label}
      data-state={stateOf(stay)}
      className={css.calendar}
    >
      <span ref={probe} aria-hidden="true" className={css.probe} />
      <div className={scrolls ? css.scroller : css.sheet} data-months={scrolls ? undefined : count}>
        <StayFields {...own} {...{ stay, typed, format }} isFolded={scrolls} />
        {scrolls && legend}
        {scrolls && status}
        {failure}
        <StayMonths
          {...{
            locale,
            grid,
            viewOf,
            count,
            min,
            focusedDay,
            scrolls,
            more,
            onMonthChange: own.onMonthChange,
          }}
          max={lastShown}
          hides={own.months === undefined}
          onFocusDay={control.focusDay}
          onPress={press}
          isArriving={arrival !== undefined}
          onCancel={control.cancel}
          onPoint={setHovered}
          onFocusWithin={noteFocus}
        />
        <VisuallyHidden role="status">{loading && words.loading}</VisuallyHidden>
        {!scrolls && status}
        {!scrolls && legend}
      </div>
    </div>
  );
}

function stateOf(stay: StayValue): 'empty' | 'arriving' | 'chosen' {
  if (wholeStay(stay) !== undefined) return 'chosen';
  return openArrival(stay) === undefined ? 'empty' : 'arriving';
}

function splitProps(props: StayCalendarProps) {
  const { locale, today, words, value, defaultValue, onValueChange, min, max, ...others } = props;
  const { days, loading, loadError, onRetry, onMonthChange, formatDayPrice, months, ...texts } = others;
  const { typingLocale, ...fields } = texts;
  const { checkInError, checkOutError, checkInName, checkOutName, checkInId, checkOutId, ...native } = fields;
  const about = { locale, typingLocale, today, words, value, defaultValue, onValueChange, min, max };
  const answers = { days, loading, loadError, onRetry, onMonthChange, formatDayPrice, months };
  const typed = { checkInError, checkOutError, checkInName, checkOutName, checkInId, checkOutId };
  return { own: { ...about, ...answers, ...typed }, native };
}
