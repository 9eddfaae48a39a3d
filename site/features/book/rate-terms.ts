import type { CurrencyUnit } from '#domain/currency';
import type { Offer } from '#schemas/api-types';
import { formatPrice } from '#design-system/price';
import type { RoomFact, RoomOfferNote } from '#design-system/room-card';
import { policySentences } from '#domain/policy-text';
import type { TFunction } from 'i18next';
import type { Formats } from '../../shared/format/formats.ts';
import { policyWords } from '../../shared/policy/policy-words.ts';

export interface TermWords {
  t: TFunction;
  formats: Formats;
  timezone: string;
  unit: CurrencyUnit;
}

export interface RateTerm extends RoomFact, Pick<RoomOfferNote, 'tone'> {
  label: string;
}

/** The terms of a rate in a few words each: cancelling, payment, meals, beds and what is taken off. */
export function rateTerms(offer: Offer, words: TermWords): RateTerm[] {
  const { t } = words;
  const extraBeds = offer.extraBeds.reduce((sum, beds) => sum + beds, 0);
  return [
    cancelling(offer, words),
    { id: 'payment', icon: 'receipt', label: payment(offer, words) },
    { id: 'meal', icon: 'meal', label: t(`meals.${offer.mealPlan}`) },
    ...(extraBeds > 0
      ? [{ id: 'beds', icon: 'bed', label: t('book.extraBeds', { count: extraBeds }) } as const]
      : []),
    ...discounts(offer, words),
    ...promo(offer, words),
  ];
}

export interface SortedTerms {
  /** What all rates have in common, to be said once. */
  shared: RateTerm[];
  /** What only some of the rates have. */
  own: (offer: Offer) => RateTerm[];
}

/** Splits the terms of a room's rates into what they share and what differs. */
export function sortTerms(offers: readonly Offer[], words: TermWords): SortedTerms {
  const terms = new Map(offers.map((offer) => [offer, rateTerms(offer, words)]));
  const all = [...terms.values()];
  const isShared = ({ label }: RateTerm) =>
    all.length > 1 && all.every((each) => each.some((other) => other.label === label));
  return {
    shared: all[0]?.filter(isShared) ?? [],
    own: (offer) => (terms.get(offer) ?? []).filter((term) => !isShared(term)),
  };
}

/** Only how cancelling begins. The room's details and the checkout show the later steps of a policy. */
function cancelling({ policy }: Offer, { t, formats, timezone, unit }: TermWords): RateTerm {
  const options = { timezone, unit, locale: formats.locale };
  const [step] = policy;
  const [sentence] = policySentences(policy.slice(0, 1), options);
  if (step?.kind === 'FREE' && sentence !== undefined) {
    const label = t('book.terms.freeUntil', sentence.params);
    return { id: 'refund', icon: 'shield', label, tone: 'success' };
  }
  const isAll = step?.penalty.unit === 'PERCENTAGE' && step.penalty.value === 100;
  const [words] = policyWords(policy.slice(0, 1), options, t);
  const label = isAll ? t('book.terms.noRefund') : (words?.sentences.join(' ') ?? '');
  return { id: 'refund', icon: 'info', label };
}

function payment({ payment: when, deposit }: Offer, { t, formats, timezone, unit }: TermWords): string {
  if (deposit === undefined) return t(`payment.${when}`);
  const { due, dueAt } = deposit.balance;
  return t(`book.terms.deposit.${due}`, {
    now: formatPrice(deposit.dueNowMinor, unit, formats.locale),
    day: dueAt === undefined ? '' : formats.shortDay(dueAt, timezone),
  });
}

/** Rooms of one stay may each have the same discount, and one of the rooms before may fall away with this one. */
function discounts({ discounts: taken = [] }: Offer, { t, formats, unit }: TermWords): RateTerm[] {
  const terms = taken.map(({ kind, percent, discountMinor }): RateTerm => {
    const discount = t(`charges.discounts.${kind}`, { percent: formats.percent(Math.round(percent * 100)) });
    if (discountMinor > 0) return { id: discount, icon: 'check', label: discount, tone: 'success' };
    const amount = formatPrice(-discountMinor, unit, formats.locale);
    return { id: discount, icon: 'info', label: t('book.discountGone', { discount, amount }) };
  });
  return [...new Map(terms.map((term) => [term.label, term])).values()];
}

function promo({ promo: code, pricesIncludeTax }: Offer, { t, formats, unit }: TermWords): RateTerm[] {
  if (!code) return [];
  const amount = formatPrice(code.discountMinor, unit, formats.locale);
  const key = pricesIncludeTax === true ? 'book.promoOffer' : 'book.promoOfferBeforeTax';
  const label = t(key, { code: code.code, amount });
  return [{ id: 'promo', icon: 'check', label, tone: 'success' }];
}
