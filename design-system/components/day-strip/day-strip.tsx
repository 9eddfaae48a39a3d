import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import { dayFormatter } from '../../format-day.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { indexByKey } from '../../use-snap-row.ts';
import { IconButton } from '../icon-button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './day-strip.css.ts';

export interface StripDay {
  /** YYYY-MM-DD. */
  day: string;
  /** The price of the stay or night that begins on this day, in minor units. Unknown while it loads. */
  priceMinor?: number | undefined;
  /** Why no stay can begin on this day, such as "Minimum stay 3 nights". The day is then announced with it. */
  reason?: string | undefined;
  /** Shown in place of the price where the day is not full: "min. 3 nights". The reason says it in whole words. */
  label?: string | undefined;
}

/** The texts of a strip of days. */
export interface DayStripWords {
  /** Shown in place of the price of a day that cannot be chosen: "Full". */
  unavailable: string;
  /** Announced after the lowest price of the strip: "lowest price". */
  lowestPrice: string;
  /** The comma of the language, between what is announced of a day. */
  comma: string;
  /** "15,400 rupees for 3 nights": the price as it is announced. */
  price: (priceMinor: number) => string;
  /** Names the button to the days before. */
  earlier: string;
  /** Names the button to the days after. */
  later: string;
}

export interface DayStripProps extends Omit<ElementProps<'div'>, 'children' | 'role' | 'aria-label'> {
  /** Names the strip and says what the prices are for: "Arrival day, 3 nights". */
  label: string;
  /** The locale of the days. */
  locale: string;
  /** All texts, in the language of the page. */
  words: DayStripWords;
  /** The neighbouring days in order, usually seven with the current one in the middle. */
  days: readonly StripDay[];
  /** The chosen day, as YYYY-MM-DD. */
  value: string | undefined;
  /** Called with a day that can be chosen. The parent then changes `value`. */
  onValueChange?: (day: string) => void;
  /** The address of the results of a day. Days are then links, and only a plain press calls `onValueChange`. */
  hrefOf?: (day: string) => string;
  /** Formats a short price, such as "₹15.4k". */
  formatPrice: (priceMinor: number) => string;
  /** Shows the days before. Without it there is no button. */
  onEarlier?: () => void;
  /** Shows the days after. Without it there is no button. */
  onLater?: () => void;
}

/**
 * Neighbouring days with their prices, to move a stay by a day or two without opening the calendar. It stands above
 * results and shows the same dates as the field beside it. Links or buttons, not radio buttons: with those each arrow key
 * would start a search. `data-state` of a day: available | unavailable | pending; `data-lowest`.
 */
export function DayStrip(props: DayStripProps) {
  const { label, locale, words, days, value, onValueChange, hrefOf, formatPrice, ...more } = props;
  const { onEarlier, onLater, ref, ...rest } = more;
  const strip = useRef<HTMLDivElement>(null);
  const format = useMemo(() => formatsOf(locale), [locale]);
  const lowest = lowestOf(days);
  const place = days.findIndex(({ day }) => day === value);
  // Only the strip scrolls: `scrollIntoView` would move the page as well.
  useLayoutEffect(() => {
    const current = strip.current?.querySelectorAll('li')[place];
    if (!strip.current || !current) return;
    strip.current.scrollBy({ left: centreOf(current) - centreOf(strip.current), behavior: 'instant' });
  }, [place]);

  return (
    <div {...rest} ref={mergeRefs(strip, ref)} role="group" aria-label={label} className={css.strip}>
      {onEarlier !== undefined && (
        <IconButton label={words.earlier} icon="arrow-left" size="s" onClick={onEarlier} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys between the days inside */}
      <ul className={css.days} onKeyDown={moveBetweenDays}>
        {days.map((each) => {
          const isLowest = each.reason === undefined && lowest !== undefined && each.priceMinor === lowest;
          const view = viewOf(each, { words, format, isLowest });
          const isCurrent = each.day === value;
          const shared = {
            'aria-current': isCurrent ? ('true' as const) : undefined,
            'data-state': view.state,
            'data-lowest': isLowest || undefined,
            className: css.day,
          };
          const face = (
            <>
              <VisuallyHidden>{view.name}</VisuallyHidden>
              <span aria-hidden="true" className={css.face}>
                <span className={css.weekday}>{format.weekday(each.day)}</span>
                <span className={css.date}>{format.date(each.day)}</span>
                <span className={classes(css.price, view.state === 'pending' && css.pending)}>
                  {view.state === 'unavailable' && view.label}
                  {view.state === 'available' && formatPrice(view.priceMinor)}
                </span>
              </span>
            </>
          );
          return (
            <li key={each.day} className={css.item}>
              {hrefOf !== undefined && view.state !== 'unavailable' ? (
                <a
                  {...shared}
                  href={hrefOf(each.day)}
                  onClick={(event) => follow(event, each.day, onValueChange)}
                >
                  {face}
                </a>
              ) : (
                <button
                  {...shared}
                  type="button"
                  aria-disabled={view.state === 'unavailable' || undefined}
                  onClick={() => view.state === 'unavailable' || onValueChange?.(each.day)}
                >
                  {face}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {onLater !== undefined && (
        <IconButton label={words.later} icon="arrow-right" size="s" onClick={onLater} />
      )}
    </div>
  );
}

type Formats = ReturnType<typeof formatsOf>;

function formatsOf(locale: string) {
  return {
    weekday: dayFormatter(locale, { weekday: 'short' }),
    date: dayFormatter(locale, { day: 'numeric', month: 'short' }),
    full: dayFormatter(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  };
}

interface Around {
  words: DayStripWords;
  format: Formats;
  isLowest: boolean;
}

function viewOf({ day, priceMinor, reason, label }: StripDay, { words, format, isLowest }: Around) {
  const between = `${words.comma} `;
  if (reason !== undefined) {
    const why = reason === '' || reason === words.unavailable ? [] : [reason];
    const full = label === undefined ? [words.unavailable] : [];
    return {
      state: 'unavailable',
      name: [format.full(day), ...full, ...why].join(between),
      label: label ?? words.unavailable,
    } as const;
  }
  if (priceMinor === undefined) return { state: 'pending', name: format.full(day) } as const;
  const spoken = [format.full(day), words.price(priceMinor), ...(isLowest ? [words.lowestPrice] : [])];
  return { state: 'available', name: spoken.join(between), priceMinor } as const;
}

/** None if all days cost the same: a mark on each says nothing. */
function lowestOf(days: readonly StripDay[]): number | undefined {
  const prices = days.flatMap(({ priceMinor, reason }) =>
    priceMinor === undefined || reason !== undefined ? [] : [priceMinor],
  );
  const lowest = Math.min(...prices);
  return prices.some((price) => price > lowest) ? lowest : undefined;
}

function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

/** With a modifier key the browser opens the day elsewhere. */
function follow(event: MouseEvent, day: string, onValueChange: DayStripProps['onValueChange']) {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (onValueChange === undefined || !isPlain) return;
  event.preventDefault();
  onValueChange(day);
}

function moveBetweenDays(event: KeyboardEvent<HTMLUListElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const days = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-state]')];
  const index = days.findIndex((day) => day === event.target);
  const target = indexByKey(event.key, event.currentTarget, { index, count: days.length });
  if (target === undefined) return;
  event.preventDefault();
  days[target]?.focus();
}
