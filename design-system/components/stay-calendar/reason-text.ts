import type { DayFormat } from './day-format.ts';
import type { Refusal } from './stay-rules.ts';
import type { StayReasons } from './words.ts';

export function reasonText(refusal: Refusal, reasons: StayReasons, format: DayFormat): string {
  switch (refusal.kind) {
    case 'outside':
    case 'beforeArrival':
    case 'sameDay':
    case 'pending':
    case 'unknown':
      return reasons[refusal.kind];
    case 'unavailable':
    case 'checkInOnly':
    case 'checkOutOnly':
      return refusal.reason ?? reasons[refusal.kind];
    case 'minimumStay':
    case 'maximumStay':
    case 'tooFewNights':
      return reasons[refusal.kind](refusal.nights);
    case 'across':
      return reasons.across(format.brief(refusal.night), refusal.reason);
    default:
      return refusal satisfies never;
  }
}
