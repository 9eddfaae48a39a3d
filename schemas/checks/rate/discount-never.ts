import { type CheckContext, validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import type { Rate, RateDiscount } from '../../generated/types.ts';
import { horizonDays } from '../parts/booking-horizon.ts';

type RatePlan = Rate['ratePlans'][number];
type Words = Pick<RuleDiagnostic, 'help' | 'message'> & { field: string };

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A discount applies to some stay.',
  why: 'Guests would never get it.',
  remedy: 'Correct the number or the date, or remove the discount from the discounts of the rate plan.',
  example: replaced('rates/udaipur.json', '"daysBefore": 60', '"daysBefore": 700'),
  run: (context) =>
    validFiles(context.files, 'rate').flatMap(({ path: file, value }) =>
      value.ratePlans.flatMap((plan, at) =>
        (plan.discounts ?? []).flatMap((discount, position) => {
          const words = neverWords(context, plan, discount) ?? beatenWords(plan, discount, position);
          if (words === undefined) return [];
          const { field, ...said } = words;
          return { file, path: ['ratePlans', at, 'discounts', position, field], ...said };
        }),
      ),
    ),
};

function neverWords(
  context: CheckContext,
  { maxNights }: RatePlan,
  discount: RateDiscount,
): Words | undefined {
  const { stayTo } = discount;
  if (stayTo !== undefined && stayTo < context.today())
    return {
      field: 'stayTo',
      message: `The discount ended on ${stayTo}.`,
      help: 'remove it, or write a later date',
    };
  if (discount.kind === 'LONG_STAY' && maxNights !== undefined && discount.nights > maxNights)
    return {
      field: 'nights',
      message: `The discount begins at ${discount.nights} nights, but stays of this rate plan have at most ${maxNights}.`,
      help: `write ${maxNights} or less, or raise maxNights`,
    };
  const horizon = horizonDays(context);
  if (discount.kind === 'EARLY_BIRD' && discount.daysBefore > horizon)
    return {
      field: 'daysBefore',
      message: `The discount begins ${discount.daysBefore} days before arrival, but guests book at most ${horizon} days ahead.`,
      help: `write ${horizon} or less, or raise horizonDays in hotel.json`,
    };
  return undefined;
}

/** Where every stay with this discount also gets one that takes off as much or more. */
function beatenWords(
  { discounts = [] }: RatePlan,
  discount: RateDiscount,
  position: number,
): Words | undefined {
  const winner = discounts.find(
    (other, at) => at !== position && beats(other, discount) && (at < position || !beats(discount, other)),
  );
  if (winner === undefined) return undefined;
  return {
    field: 'percent',
    message: `Guests who could have these ${discount.percent} % always have ${winner.percent} % by another discount of the kind.`,
    help: 'remove one of the two, or correct their numbers',
  };
}

function beats(other: RateDiscount, discount: RateDiscount): boolean {
  return (
    other.percent >= discount.percent && includesStays(other, discount) && includesNights(other, discount)
  );
}

function includesStays(other: RateDiscount, discount: RateDiscount): boolean {
  if (other.kind === 'EARLY_BIRD' && discount.kind === 'EARLY_BIRD')
    return other.daysBefore <= discount.daysBefore;
  if (other.kind === 'LAST_MINUTE' && discount.kind === 'LAST_MINUTE')
    return other.daysBefore >= discount.daysBefore;
  return other.kind === 'LONG_STAY' && discount.kind === 'LONG_STAY' && other.nights <= discount.nights;
}

/** ISO dates sort as texts. */
function includesNights(other: RateDiscount, { stayFrom = '', stayTo = '9999' }: RateDiscount): boolean {
  return (other.stayFrom ?? '') <= stayFrom && stayTo <= (other.stayTo ?? '9999');
}
