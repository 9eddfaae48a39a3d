import type { PolicyStep } from './cancellation.ts';
import type { CurrencyUnit } from './currency.ts';
import { formatMoney } from './money.ts';

type Cost = 'nights' | 'percent' | 'all' | 'extras';

type PolicyTextKey =
  | 'policy.freeUntil'
  | 'policy.noCancelFrom'
  | 'policy.noShow'
  | 'policy.withExtras'
  | `policy.${Place}.${Cost}`;

/** A sentence as an i18n key and formatted parameters; `count` chooses the plural. */
export interface PolicySentence {
  key: PolicyTextKey;
  params: Record<string, string | number>;
}

export interface PolicyTextOptions {
  timezone: string;
  /** What the amounts count. */
  unit: CurrencyUnit;
  locale: string;
}

/**
 * The place of a sentence: `always` is the first, `afterThat` follows a free period, `from` names its own
 * start.
 */
type Place = 'always' | 'afterThat' | 'from';

/**
 * Describes a policy for a stay from its tiers (BOOKING-RULES, Cancellation 15): "Free until Sat 28 Mar,
 * 14:00 hotel time. After that: first night, ₹6,300."
 */
export function policySentences(
  timeline: readonly PolicyStep[],
  options: PolicyTextOptions,
): PolicySentence[] {
  return timeline.flatMap((step, index) => sentencesOf(step, placeOf(timeline[index - 1]), options));
}

function placeOf(previous: PolicyStep | undefined): Place {
  if (previous === undefined) return 'always';
  return previous.kind === 'FREE' ? 'afterThat' : 'from';
}

function sentencesOf(step: PolicyStep, place: Place, options: PolicyTextOptions): PolicySentence[] {
  const amount = formatMoney(step.penaltyMinor, options.unit, options.locale);
  switch (step.kind) {
    case 'FREE':
      return [{ key: 'policy.freeUntil', params: wallTime(step.until, options) }];
    case 'PENALTY': {
      const { cost, params } = costOf(step, options.locale);
      return [
        { key: `policy.${place}.${cost}`, params: { ...params, amount, ...wallTime(step.from, options) } },
        ...(cost === 'extras' ? [] : extrasWithin(step, options)),
      ];
    }
    case 'NO_CANCEL':
      return [
        { key: 'policy.noCancelFrom', params: wallTime(step.from, options) },
        ...(step.penaltyMinor === 0 ? [] : [{ key: 'policy.noShow' as const, params: { amount } }]),
        ...extrasWithin(step, options),
      ];
    default:
      step.kind satisfies never;
      return [];
  }
}

/**
 * The amount of nights or of a percentage excludes non-refundable extras, so a second sentence names them.
 */
function extrasWithin(
  { nonRefundableMinor = 0 }: PolicyStep,
  { unit, locale }: PolicyTextOptions,
): PolicySentence[] {
  if (nonRefundableMinor === 0) return [];
  const amount = formatMoney(nonRefundableMinor, unit, locale);
  return [{ key: 'policy.withExtras', params: { amount } }];
}

/** The last part of a key. A rule that costs nothing leaves the non-refundable extras. */
function costOf({ penalty }: PolicyStep, locale: string): { cost: Cost; params: PolicySentence['params'] } {
  if (penalty.value === 0) return { cost: 'extras', params: {} };
  if (penalty.unit === 'DAY') return { cost: 'nights', params: { count: penalty.value } };
  if (penalty.value === 100) return { cost: 'all', params: {} };
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(penalty.value);
  return { cost: 'percent', params: { percent } };
}

/** Weekday, day and time are separate, so that each language can order them. */
function wallTime(
  instant: string | undefined,
  { timezone, locale }: PolicyTextOptions,
): Record<string, string> {
  if (instant === undefined) return {};
  const moment = Date.parse(instant);
  const { weekday, day, time } = clockOf(timezone, locale);
  return { weekday: weekday.format(moment), day: day.format(moment), time: time.format(moment) };
}

type Clock = Record<'weekday' | 'day' | 'time', Intl.DateTimeFormat>;

// Creating a format costs as much as using it a hundred times, and every rate of every room has such a
// sentence.
const clocks = new Map<string, Clock>();

function clockOf(timeZone: string, locale: string): Clock {
  const key = `${locale} ${timeZone}`;
  const known = clocks.get(key);
  if (known !== undefined) return known;
  const clock = {
    weekday: new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone }),
    day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }),
    time: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
  };
  clocks.set(key, clock);
  return clock;
}
