import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { control as controlStyle } from '../../css/control.css.ts';
import * as fieldCss from '../../css/field.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { dayFormatter, dayRangeFormatter, nightsBetween } from '../../format-day.ts';
import { hasContent } from '../../has-content.ts';
import { useControllable } from '../../use-controllable.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { FieldError, FieldHint, FieldName, type FieldWords, splitField, useField } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import * as css from './stay-field.css.ts';

/** The texts of a stay field. */
export interface StayFieldWords {
  /** Shown while no day is chosen: "Choose your dates". */
  empty: string;
  /** Shown after an arrival without a departure: "choose your departure". */
  chooseCheckOut: string;
  /** "3 nights". */
  nights: (count: number) => string;
  /** The title of the dialog with the calendar: "When will you come?" */
  title: string;
  /** Names the close button of the dialog. */
  close: string;
  /** The button that takes over the chosen days: "Done". */
  done: string;
}

export interface StayFieldProps
  extends
    Omit<
      ElementProps<'button'>,
      'id' | 'type' | 'value' | 'children' | 'aria-describedby' | 'aria-labelledby' | 'aria-label'
    >,
    FieldWords {
  /** The locale of the days. */
  locale: string;
  /** All texts, in the language of the page. */
  words: StayFieldWords;
  /** The days of the stay, as YYYY-MM-DD. The calendar changes them. */
  value: { checkIn?: string | undefined; checkOut?: string | undefined };
  /** The calendar, usually a `StayCalendar` with the same value. It is rendered once the field was opened. */
  children: ReactNode;
  /** Shown below the calendar beside the nights, such as the `Price` of the stay. */
  summary?: ReactNode;
  /** Submits the arrival, YYYY-MM-DD, with a plain form. */
  checkInName?: string;
  /** Submits the departure, YYYY-MM-DD, with a plain form. */
  checkOutName?: string;
  /** Whether the calendar is open, if the parent controls it. */
  open?: boolean;
  /** Open at first. */
  defaultOpen?: boolean;
  /** Called when the calendar opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * The dates of a stay in one field, written in words: no reader takes 9 February for 2 September. It opens a dialog with
 * the calendar, whose nights, price and Done stay in view while the months scroll. `data-state`: empty | arriving |
 * chosen, on the button.
 */
export function StayField(props: StayFieldProps) {
  const { words, native } = splitField(props);
  const { locale, words: texts, value, children, summary, checkInName, checkOutName, ...more } = native;
  const { open, defaultOpen = false, onOpenChange, onClick, ...button } = more;
  const { control, hintId, errorId, state } = useField(words);
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
  });
  const stay = useStayText(value, locale, texts);
  const labelId = `${control.id}-label`;
  const valueId = `${control.id}-value`;
  const describedBy = control['aria-describedby'];

  function press(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    if (event.defaultPrevented) return;
    // Safari does not focus a pressed button, and the dialog gives the focus back to what had it.
    event.currentTarget.focus();
    setOpen(true);
  }

  return (
    <div className={fieldCss.field} data-state={state}>
      <label id={labelId} htmlFor={control.id} className={classes(fieldCss.label, fieldCss.above)}>
        <FieldName {...words} />
      </label>
      <button
        {...button}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
        type="button"
        id={control.id}
        // A label alone would replace the dates in the button's name.
        aria-labelledby={`${labelId} ${valueId}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-state={stay.state}
        className={classes(controlStyle, css.button, state === 'invalid' && css.wrong)}
        onClick={press}
      >
        <span className={css.sign}>
          <Icon name="calendar" size="m" />
        </span>
        <span id={valueId} className={css.value}>
          <span className={css.days}>{stay.days}</span>
          {stay.detail !== '' && <span className={css.detail}>{stay.detail}</span>}
        </span>
      </button>
      {checkInName !== undefined && <input type="hidden" name={checkInName} value={value.checkIn ?? ''} />}
      {checkOutName !== undefined && <input type="hidden" name={checkOutName} value={value.checkOut ?? ''} />}
      <FieldHint id={hintId}>{words.hint}</FieldHint>
      <FieldError id={errorId}>{words.error}</FieldError>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="l"
        height="full"
        title={texts.title}
        closeLabel={texts.close}
        footer={
          <div className={css.bar}>
            {/* Not live: the calendar announces each choice. */}
            <div className={css.outcome}>
              <p className={css.nights}>{outcomeOf(stay)}</p>
              {hasContent(summary) && <div>{summary}</div>}
            </div>
            <Button onClick={() => setOpen(false)}>{texts.done}</Button>
          </div>
        }
      >
        {/* The calendar's own heading is not drawn: the footer has the same words. */}
        <div className={css.calendar} data-heading="footer">
          {children}
        </div>
      </Dialog>
    </div>
  );
}

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

interface StayText {
  state: 'empty' | 'arriving' | 'chosen';
  days: string;
  /** The nights, or the next step. */
  detail: string;
}

/** The nights, or the next step. */
function outcomeOf({ state, days, detail }: StayText): string {
  switch (state) {
    case 'empty':
      return days;
    case 'arriving':
      return `${days}, ${detail}`;
    case 'chosen':
      return detail;
    default:
      return state satisfies never;
  }
}

function useStayText({ checkIn, checkOut }: StayFieldProps['value'], locale: string, words: StayFieldWords) {
  const format = useMemo(
    () => ({ day: dayFormatter(locale, DAY), range: dayRangeFormatter(locale, DAY) }),
    [locale],
  );
  if (checkIn === undefined) return { state: 'empty', days: words.empty, detail: '' } satisfies StayText;
  if (checkOut === undefined || checkOut <= checkIn) {
    return { state: 'arriving', days: format.day(checkIn), detail: words.chooseCheckOut } satisfies StayText;
  }
  const detail = words.nights(nightsBetween(checkIn, checkOut));
  return { state: 'chosen', days: format.range(checkIn, checkOut), detail } satisfies StayText;
}
