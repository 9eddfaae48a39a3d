import { hasContent } from '../../has-content.ts';
import type { ReactNode } from 'react';
import type { StayEnd } from './choose-day.ts';
import type { DayFormat } from './day-format.ts';
import type { StayCalendarProps } from './props.ts';
import { reasonText } from './reason-text.ts';
import * as css from './stay-fields.css.ts';
import { StayFold } from './stay-fold.tsx';
import type { StayValue } from './stay-rules.ts';
import { TypedDate } from './typed-date.tsx';
import type { DateFault, TypedDates } from './use-typed-dates.ts';

interface StayFieldsProps extends Pick<
  StayCalendarProps,
  'checkInError' | 'checkOutError' | 'checkInName' | 'checkOutName' | 'checkInId' | 'checkOutId'
> {
  words: StayCalendarProps['words'];
  stay: StayValue;
  typed: TypedDates;
  format: DayFormat;
  /** The dates in words, so that nobody takes a day for a month. */
  echo: string;
  /** Folded under `words.typeDates`, unless a date is wrong. */
  isFolded: boolean;
}

export function StayFields({ words, stay, typed, format, echo, isFolded, ...given }: StayFieldsProps) {
  const pattern = format.pattern(words.dateParts);
  function textOf(fault: DateFault): string {
    return fault.kind === 'notADate' ? words.notADate(pattern) : reasonText(fault, words.reasons, format);
  }
  function field(end: StayEnd, error: ReactNode) {
    const fault = typed.faultOf(end);
    return {
      hint: words.dateHint(pattern),
      error: hasContent(error) || fault === undefined ? error : textOf(fault),
      text: typed.textOf(end),
      onType: (text: string) => typed.type(end, text),
      onSettle: () => typed.settle(end),
    };
  }
  const names = (
    <>
      {given.checkInName !== undefined && (
        <input type="hidden" name={given.checkInName} value={stay.checkIn ?? ''} />
      )}
      {given.checkOutName !== undefined && (
        <input type="hidden" name={given.checkOutName} value={stay.checkOut ?? ''} />
      )}
    </>
  );
  const fields = (
    <div className={css.fields}>
      <TypedDate label={words.checkIn} id={given.checkInId} {...field('checkIn', given.checkInError)} />
      <TypedDate label={words.checkOut} id={given.checkOutId} {...field('checkOut', given.checkOutError)} />
    </div>
  );
  if (!isFolded) {
    return (
      <>
        {fields}
        {names}
      </>
    );
  }
  const isWrong = hasContent(given.checkInError) || hasContent(given.checkOutError);
  return (
    <>
      <StayFold label={words.typeDates} defaultOpen={isWrong}>
        {fields}
        {/* Not live: the calendar announces the same. */}
        <p className={css.echo}>{echo}</p>
      </StayFold>
      {names}
    </>
  );
}
