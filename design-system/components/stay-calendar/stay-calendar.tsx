import { type ReactNode, startTransition, useRef, useState } from 'react';
import { hasContent } from '../../has-content.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { useFormReset } from '../../use-form-reset.ts';
import { Button } from '../button/index.ts';
import { Notice } from '../notice/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { openArrival, wholeStay } from './choose-day.ts';
import type { GridView } from './day-view.ts';
import { type IsoDay, nightsBetween } from './iso-day.ts';
import { Legend } from './legend.tsx';
import type { StayCalendarProps } from './props.ts';
import { reasonText } from './reason-text.ts';
import * as css from './stay-calendar.css.ts';
import { StayFold } from './stay-fold.tsx';
import * as foldCss from './stay-fold.css.ts';
import { StayFields } from './stay-fields.tsx';
import { StayMonths } from './stay-months.tsx';
import type { StayValue } from './stay-rules.ts';
import { StayStatus } from './stay-status.tsx';
import { useFirstFocus } from './use-first-focus.ts';
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
  const seenDay = typed.day ?? focusedDay;
  const { count, probe, lastShown, more } = useMonthCount({
    months: own.months,
    min,
    max,
    focusedDay: seenDay,
  });
  const scrolls = own.months === 'scroll';
  useFirstFocus({ isWanted: own.focusDay === true, root, control, rules, min, max });
  const pointed = hovered ?? (hasFocus ? focusedDay : undefined);
  const arrival = openArrival(stay);
  const isCandidate =
    arrival !== undefined && pointed !== undefined && rules.departure(arrival, pointed) === undefined;
  // Deferred until the focus has moved: removing elements meanwhile makes a surrounding dialog take the focus.
  const noteFocus = (isWithin: boolean) => startTransition(() => setHasFocus(isWithin));
  const candidate = isCandidate ? pointed : undefined;
  const seen = { stay: typed.stay, candidate, today, dayOf, rules, format, words, formatDayPrice, isLowest };
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
  const fields = <StayFields {...own} {...{ stay, typed, format }} echo={echoOf(grid)} isFolded={scrolls} />;
  const legend = <Legend words={words.legend} />;
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
        {scrolls ? (
          <StayTop
            fields={fields}
            folds={own.folds}
            legend={legend}
            note={own.note}
            label={words.marksAndPrices}
          >
            {status}
          </StayTop>
        ) : (
          fields
        )}
        <NotLoaded error={loadError} onRetry={onRetry} retry={words.retry} />
        <StayMonths
          {...{ locale, grid, viewOf, count, min, scrolls, more }}
          focusedDay={seenDay}
          typedDay={typed.day}
          onMonthChange={own.onMonthChange}
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

interface NotLoadedProps {
  error: ReactNode;
  retry: string;
  onRetry: (() => void) | undefined;
}

function NotLoaded({ error, retry, onRetry }: NotLoadedProps) {
  if (!hasContent(error)) return null;
  return (
    <Notice
      tone="warning"
      live="polite"
      action={
        onRetry && (
          <Button tone="secondary" size="s" onClick={onRetry}>
            {retry}
          </Button>
        )
      }
    >
      {error}
    </Notice>
  );
}

interface StayTopProps {
  fields: ReactNode;
  folds: ReactNode;
  legend: ReactNode;
  note: ReactNode;
  label: string;
  children: ReactNode;
}

/** Above months that scroll: what is folded, and the status. */
function StayTop({ fields, folds, legend, note, label, children }: StayTopProps) {
  return (
    <div data-top="" className={css.top}>
      <div className={foldCss.folds}>
        {fields}
        {folds}
        <StayFold label={label}>
          {legend}
          {hasContent(note) && <p className={foldCss.note}>{note}</p>}
        </StayFold>
      </div>
      {children}
    </div>
  );
}

/** The stay in words, as it is typed. */
function echoOf({ stay, format, words }: GridView): string {
  const whole = wholeStay(stay);
  if (whole === undefined) return stay.checkIn === undefined ? '' : format.brief(stay.checkIn);
  const { checkIn, checkOut } = whole;
  return words.typedStay(
    format.brief(checkIn),
    format.brief(checkOut),
    words.nights(nightsBetween(checkIn, checkOut)),
  );
}

function stateOf(stay: StayValue): 'empty' | 'arriving' | 'chosen' {
  if (wholeStay(stay) !== undefined) return 'chosen';
  return openArrival(stay) === undefined ? 'empty' : 'arriving';
}

function splitProps(props: StayCalendarProps) {
  const { locale, today, words, value, defaultValue, onValueChange, min, max, ...others } = props;
  const { days, loading, loadError, onRetry, onMonthChange, formatDayPrice, months, ...texts } = others;
  const { typingLocale, folds, note, focusDay, ...fields } = texts;
  const { checkInError, checkOutError, checkInName, checkOutName, checkInId, checkOutId, ...native } = fields;
  const about = { locale, typingLocale, today, words, value, defaultValue, onValueChange, min, max };
  const answers = { days, loading, loadError, onRetry, onMonthChange, formatDayPrice, months };
  const around = { folds, note, focusDay };
  const typed = { checkInError, checkOutError, checkInName, checkOutName, checkInId, checkOutId };
  return { own: { ...about, ...answers, ...around, ...typed }, native };
}
