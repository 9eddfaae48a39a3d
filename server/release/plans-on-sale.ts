import type { Catalogue } from '#schemas/types';
import type { Config } from '../platform/config/config.ts';

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

/** The published rate plans that are not sold, each with its location. */
export function plansNotSold({ locations }: Catalogue, isPaid: boolean): string[] {
  if (isPaid) return [];
  return locations.flatMap((location) =>
    location.ratePlans
      .filter(({ payment }) => payment !== 'PAY_AT_HOTEL')
      .map((plan) => `${plan.name} (${plan.id}) in ${location.name}`),
  );
}

export const PLANS_NOT_SOLD_REMEDY =
  'set up a payment gateway, or change their payment to PAY_AT_HOTEL and publish again';

/** Names the plans in one line; undefined if there are none. */
export function plansNotSoldInWords(plans: readonly string[]): string | undefined {
  if (plans.length === 0) return undefined;
  return `rate plans that are paid when booking are not sold, because no payment gateway is set up: ${plans.join(', ')}`;
}
