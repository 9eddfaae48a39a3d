import type { CurrencyUnit } from '#domain/currency';
import type { Amount } from '#domain/gateway-units';
import { whyNobodyTakes } from '#domain/gateways/known';
import { BASIS_POINTS, formatMoney, multiplyRatio } from '#domain/money';
import { LANGUAGE, localeFor } from '#schemas/language';
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

/** The published rate plans that are not sold, each with its location and why. */
export function plansNotSold(catalogue: Catalogue, isPaid: boolean, canBePaid: CanBePaid): string[] {
  return catalogue.locations.flatMap((location) =>
    location.ratePlans
      .filter(({ payment }) => payment !== 'PAY_AT_HOTEL')
      .flatMap((plan) => {
        const name = `${plan.name} (${plan.id}) in ${location.name}`;
        if (!isPaid) return [name];
        const prices = pricesNotTaken(catalogue, location, { plan, canBePaid });
        return prices.length === 0 ? [] : [`${name}, at ${prices.slice(0, MOST_PRICES).join(', ')}`];
      }),
  );
}

const MOST_PRICES = 3;

/** What nights of a plan cost that no gateway takes: the base price of its rooms, and those of seasons. */
function pricesNotTaken(
  { hotel }: Catalogue,
  { roomPrices }: CatalogueLocation,
  { plan, canBePaid }: { plan: CatalogueRatePlan; canBePaid: CanBePaid },
): string[] {
  // A deposit is less than a night, and cannot be told without a stay.
  if (plan.deposit !== undefined) return [];
  const locale = localeFor(LANGUAGE, hotel.region);
  const amounts = roomPrices
    .filter(({ roomId }) => plan.roomIds.includes(roomId))
    .map(({ baseMinor }) => multiplyRatio(baseMinor, BASIS_POINTS + plan.adjustBasisPoints, BASIS_POINTS));
  return [...new Set(amounts)]
    .filter((amountMinor) => !canBePaid({ amountMinor, ...unitOf(hotel) }))
    .map((amountMinor) => formatMoney(amountMinor, hotel, locale));
}

function unitOf({ currency, currencyDigits }: CurrencyUnit): CurrencyUnit {
  return { currency, currencyDigits };
}

/** What an operator reads of plans that are not sold. */
export interface NotSold {
  words: string;
  remedy: string;
}

/** Names the plans in one line, with the remedy; undefined if there are none. */
export function notSoldInWords(plans: readonly string[], isPaid: boolean): NotSold | undefined {
  if (plans.length === 0) return undefined;
  const words = 'rate plans that are paid when booking are not sold, because no payment gateway';
  return isPaid
    ? {
        words: `${words} takes their prices: ${plans.join('; ')}`,
        remedy:
          'set up a payment gateway that takes them, ask for a deposit, or change their payment to PAY_AT_HOTEL and publish again',
      }
    : {
        words: `${words} is set up: ${plans.join(', ')}`,
        remedy: 'set up a payment gateway, or change their payment to PAY_AT_HOTEL and publish again',
      };
}
