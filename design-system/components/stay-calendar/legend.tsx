import { classes } from '../../element-props.ts';
import * as css from './legend.css.ts';
import type { StayCalendarWords, StayMark } from './words.ts';

const MARKS: readonly StayMark[] = [
  'free',
  'checkInOnly',
  'checkOutOnly',
  'unavailable',
  'selected',
  'lowestPrice',
];

export function Legend({ words }: { words: StayCalendarWords['legend'] }) {
  return (
    <ul className={css.legend}>
      {MARKS.map((mark) => (
        <li key={mark} className={css.item}>
          <span aria-hidden="true" className={classes(css.swatch, css.marks[mark])} />
          <span>{words[mark]}</span>
        </li>
      ))}
    </ul>
  );
}
