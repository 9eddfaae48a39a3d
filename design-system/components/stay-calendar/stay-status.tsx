import { Button } from '../button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { openArrival, wholeStay } from './choose-day.ts';
import { dayNote, type GridView } from './day-view.ts';
import { type IsoDay, nightsBetween } from './iso-day.ts';
import * as css from './stay-status.css.ts';

interface StayStatusProps {
  grid: GridView;
  pointedDay: IsoDay | undefined;
  /** Why the last press was refused. Only announced. */
  refused: string;
  /** One line that stays in view above the months. */
  scrolls: boolean;
  onClear: () => void;
}

/** The chosen dates, the next step, and a note on the hovered day. */
export function StayStatus({ grid, pointedDay, refused, scrolls, onClear }: StayStatusProps) {
  const { stay, words } = grid;
  const { heading, detail } = progressOf(grid);
  const isEmpty = stay.checkIn === undefined && stay.checkOut === undefined;
  const clear = (
    <div className={scrolls ? css.lineClear : css.clear} data-state={isEmpty ? 'empty' : 'chosen'}>
      <Button tone="quiet" size="s" aria-disabled={isEmpty} onClick={() => isEmpty || onClear()}>
        {words.clear}
      </Button>
    </div>
  );
  const note = noteOn(pointedDay, grid);
  if (scrolls) {
    return (
      <div className={css.line}>
        <p className={css.lineNote}>{note ?? <span className={css.noteDay}>{heading}</span>}</p>
        {clear}
        <VisuallyHidden role="status">
          {[heading, detail].filter(Boolean).join(`${words.comma} `)}
        </VisuallyHidden>
        <VisuallyHidden role="status">{refused}</VisuallyHidden>
      </div>
    );
  }
  return (
    <div className={css.status}>
      <div role="status" className={css.progress}>
        <p className={css.heading}>{heading}</p>
        <p className={css.detail}>{detail}</p>
      </div>
      {/* Not live: the day's name already includes it. */}
      <p className={css.note}>{note}</p>
      {clear}
      <VisuallyHidden role="status">{refused}</VisuallyHidden>
    </div>
  );
}

function noteOn(day: IsoDay | undefined, grid: GridView) {
  const note = day === undefined ? '' : dayNote(day, grid);
  if (note === '' || day === undefined) return undefined;
  return (
    <>
      <span className={css.noteDay}>{grid.format.brief(day)}</span>
      <span>{note}</span>
    </>
  );
}

function progressOf({ stay, words, format, rules }: GridView): { heading: string; detail: string } {
  const whole = wholeStay(stay);
  if (whole !== undefined) {
    const { checkIn, checkOut } = whole;
    return {
      heading: words.nights(nightsBetween(checkIn, checkOut)),
      detail: format.range(checkIn, checkOut),
    };
  }
  const arrival = openArrival(stay);
  if (arrival === undefined) return { heading: words.chooseCheckIn, detail: '' };
  const minimum = rules.minimumNights(arrival);
  const detail = [format.brief(arrival), minimum > 1 && words.minimumStay(minimum)]
    .filter(Boolean)
    .join(' · ');
  return { heading: words.chooseCheckOut, detail };
}
