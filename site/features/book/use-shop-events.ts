import { type CurrencyUnit, minorPerMain } from '#domain/currency';
import type { Availability, Offer, Quote } from '#schemas/api-types';
import { useEffect, useRef } from 'react';
import { sendShopEvent, type ShopItem } from '../../app/third-parties/shop-events.ts';
import { useShell } from '../../shared/use-shell.ts';

interface ListedRoom {
  room: { id: string; name: string };
  lowest: Offer;
}

/** Tells the hotel's tag once of each list of rooms with prices. Sorting and filtering make no new list. */
export function useListEvent(availability: Availability, shown: readonly ListedRoom[]): void {
  const { hotel } = useShell();
  const told = useRef('');
  useEffect(() => {
    const { locationId, stay, rooms, chosen, currency } = availability;
    const list = JSON.stringify([locationId, stay, rooms, chosen?.rooms.length]);
    if (shown.length === 0 || told.current === list) return;
    told.current = list;
    const items = shown.map(({ room, lowest }) => itemOf(room, lowest, availability));
    sendShopEvent(hotel, 'view_item_list', { currency, items, item_list_id: locationId });
  }, [availability, hotel, shown]);
}

interface ChoiceEvents {
  select: (room: { id: string; name: string }, offer: Offer, unit: CurrencyUnit) => void;
  begin: (quote: Quote) => void;
}

/** Tells the hotel's tag of a chosen offer and, before this page is left, of the checkout. */
export function useChoiceEvents(): ChoiceEvents {
  const { hotel } = useShell();
  return {
    select: (room, offer, unit) =>
      sendShopEvent(hotel, 'select_item', { currency: unit.currency, items: [itemOf(room, offer, unit)] }),
    begin: ({ rooms, totals }) =>
      sendShopEvent(hotel, 'begin_checkout', {
        currency: totals.currency,
        value: inMain(totals.totalMinor, totals),
        items: rooms.map(({ roomId, roomName, ratePlanName }) => ({
          item_id: roomId,
          item_name: roomName,
          item_variant: ratePlanName,
          quantity: 1,
        })),
      }),
  };
}

function itemOf({ id, name }: { id: string; name: string }, offer: Offer, unit: CurrencyUnit): ShopItem {
  const { name: ratePlanName, totalMinor } = offer;
  return {
    item_id: id,
    item_name: name,
    item_variant: ratePlanName,
    price: inMain(totalMinor, unit),
    quantity: 1,
  };
}

function inMain(amountMinor: number, unit: CurrencyUnit): number {
  return amountMinor / minorPerMain(unit);
}
