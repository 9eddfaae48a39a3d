import { isPersonalPage } from '#domain/personal-pages';
import type { Shell } from '#schemas/published';
import { consent, type Consent } from './consent.ts';
import { tagQueue, tellTag } from './tag-queue.ts';

export type ShopEvent = 'view_item_list' | 'select_item' | 'begin_checkout';

/** A room type, in the words of the tag manager. */
export interface ShopItem {
  item_id: string;
  item_name: string;
  /** The name of the rate plan. */
  item_variant?: string;
  /** The whole stay with taxes, in the currency's main unit. */
  price?: number;
  quantity: 1;
}

/** What is told of the shop: rooms and amounts, never dates or guests. */
export interface ShopDetails {
  currency: string;
  items: ShopItem[];
  /** The whole amount, in the currency's main unit. */
  value?: number;
  /** The id of the location whose rooms are listed. */
  item_list_id?: string;
}

interface Visit {
  consent: Pick<Consent, 'choice'>;
  queue: unknown[] | undefined;
  path: string;
}

/**
 * Tells the hotel's tag of an event of the shop. Nothing is told without the guest's consent, without a tag, or on a
 * page with a guest's data.
 */
export function sendShopEvent(
  { googleTagId }: Pick<Shell['hotel'], 'googleTagId'>,
  event: ShopEvent,
  details: ShopDetails,
  visit: Visit = { consent, queue: tagQueue(), path: location.pathname },
): void {
  const { queue, path } = visit;
  if (googleTagId === undefined || queue === undefined) return;
  if (visit.consent.choice() !== 'granted' || isPersonalPage(path)) return;
  if (googleTagId.startsWith('GTM-')) {
    // The container would add the fields of the event before.
    queue.push({ ecommerce: null }, { event, ecommerce: details });
    return;
  }
  tellTag(queue, 'event', event, details);
}
