import type { Amount } from '#domain/gateway-units';
import { whyNobodyTakes } from '#domain/gateways/known';
import { formatMoney } from '#domain/money';
import { pricesNotPayable } from '#domain/prices-not-payable';
import { localeFor } from '#schemas/language';
import type { Catalogue, CatalogueLocation, CatalogueRatePlan } from '#schemas/types';
import type { Config } from '../platform/config/config.ts';

/** Whether an amount can be paid online: whether any gateway takes it. */
export type CanBePaid = (amount: Amount) => boolean;

/** What the configured gateways take, as far as it is known without their keys. */
export function canBePaidBy({ takingGateways }: Pick<Config, 'takingGateways'>): CanBePaid {
  return (amount) => whyNobodyTakes(amount, takingGateways) === undefined;
}

/** Whether guests can pay when they book. */
export function isPaidOnline({ takingGateways }: Pick<Config, 'takingGateways'>): boolean {
  return takingGateways.length > 0;
}

/** Removes rate plans that must be paid when booking if there is no payment gateway. */
export function catalogueOnSale(catalogue: Catalogue, isPaid: boolean): Catalogue {
  if (isPaid) return catalogue;
  const locations = catalogue.locations.map((location) => ({
    ...location,
    ratePlans: location.ratePlans.filter(({ payment }) => payment === 'PAY_AT_HOTEL'),
  }));
  return { ...catalogue, locations };
}

/** A published rate plan that is not sold at all, or not at some prices. */
export interface PlanNotSold {
  /** With its location. */
  name: string;
  /** What nobody takes; empty where no gateway is set up. */
  prices: readonly string[];
  /** Whether a part of such a price would be taken. */
  helpsDeposit: boolean;
}

interface Selling {
  isPaid: boolean;
  canBePaid: CanBePaid;
  now: Date;
}

/** The published rate plans that are not sold. */
export function plansNotSold(catalogue: Catalogue, selling: Selling): PlanNotSold[] {
  return catalogue.locations.flatMap((location) => {
    if (selling.isPaid) return plansNotTaken(catalogue, location, selling);
    return location.ratePlans
      .filter(({ payment }) => payment !== 'PAY_AT_HOTEL')
      .map((plan) => ({ name: nameOf(plan, location), prices: [], helpsDeposit: false }));
  });
}

const MOST_PRICES = 3;
/** A deposit that is a small part of a price. */
const PART = 10;

/** The plans of a location with prices that no gateway takes. */
function plansNotTaken(
  catalogue: Catalogue,
  location: CatalogueLocation,
  { canBePaid, now }: Selling,
): PlanNotSold[] {
  const { hotel, booking } = catalogue;
  const locale = localeFor(hotel.language, hotel.region);
  const { currency, currencyDigits } = hotel;
  const takes = (amountMinor: number): boolean => canBePaid({ amountMinor, currency, currencyDigits });
  return location.ratePlans.flatMap((plan) => {
    const sale = { catalogue, location: { ...location, ratePlans: [plan] }, now, takes };
    const amounts = new Set<number>();
    for (const { amountMinor } of pricesNotPayable({ ...sale, horizonDays: booking.horizonDays })) {
      amounts.add(amountMinor);
      if (amounts.size === MOST_PRICES) break;
    }
    if (amounts.size === 0) return [];
    return {
      name: nameOf(plan, location),
      prices: [...amounts].map((amountMinor) => formatMoney(amountMinor, hotel, locale)),
      helpsDeposit:
        plan.deposit === undefined && [...amounts].every((amountMinor) => takes(roundPart(amountMinor))),
    };
  });
}

/** As a deposit is rounded down to the gateway's step: with one digit that counts. */
function roundPart(amountMinor: number): number {
  const part = amountMinor / PART;
  const digit = 10 ** Math.floor(Math.log10(part));
  return Math.floor(part / digit) * digit;
}

function nameOf(plan: CatalogueRatePlan, location: CatalogueLocation): string {
  return `${plan.name} (${plan.id}) in ${location.name}`;
}

/** What an operator reads of plans that are not sold. */
export interface NotSold {
  words: string;
  remedy: string;
}

/** Names the plans in one line, with the remedy; undefined if there are none. */
export function notSoldInWords(plans: readonly PlanNotSold[], isPaid: boolean): NotSold | undefined {
  if (plans.length === 0) return undefined;
  const words = 'rate plans that are paid when booking are not sold';
  if (!isPaid)
    return {
      words: `${words}, because no payment gateway is set up: ${plans.map(({ name }) => name).join(', ')}`,
      remedy: 'set up a payment gateway, or change their payment to PAY_AT_HOTEL and publish again',
    };
  const named = plans.map(({ name, prices }) => `${name}, ${prices.join(', ')}`);
  const deposit = plans.some(({ helpsDeposit }) => helpsDeposit) ? ' ask for a deposit,' : '';
  return {
    words: `${words} at prices that no payment gateway takes: ${named.join('; ')}`,
    remedy: `set up a payment gateway that takes them,${deposit} or change their payment to PAY_AT_HOTEL and publish again`,
  };
}
