import { findPromoCode } from '#domain/promo-code';
import { DomainError } from '#domain/refusal';
import type { Stay } from '#domain/stay';
import type { CatalogueLocation, PromoCode } from '#schemas/types';
import type { QuoteContext } from '../context.ts';
import { countPromoUses } from './promo-repository.ts';

/** The promo code that a guest typed, valid for this stay. Refuses an unknown, expired or used-up code. */
export async function usablePromo(
  context: Pick<QuoteContext, 'db'>,
  typed: string,
  { location, stay, now }: { location: CatalogueLocation; stay: Stay; now: Date },
): Promise<PromoCode> {
  const promo = findPromoCode(location, typed, { stay, now });
  if (promo.maxUses === undefined) return promo;
  const use = { locationId: location.id, code: promo.code, now: now.toISOString() };
  if ((await countPromoUses(context.db, use)) >= promo.maxUses) throw new DomainError('PROMO_EXPIRED');
  return promo;
}
