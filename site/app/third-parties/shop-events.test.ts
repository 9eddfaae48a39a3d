import { expect, it } from 'vitest';
import type { Choice } from './consent.ts';
import { sendShopEvent, type ShopDetails } from './shop-events.ts';

const details: ShopDetails = {
  currency: 'INR',
  items: [{ item_id: 'lake-suite', item_name: 'Lake Suite', price: 22_365, quantity: 1 }],
};

function visit(choice: Choice | undefined, path = '/book') {
  return { consent: { choice: () => choice }, queue: [] as unknown[], path };
}

it('tells a container of an event, without the fields of the one before', () => {
  const granted = visit('granted');
  sendShopEvent({ googleTagId: 'GTM-AB12CD3' }, 'view_item_list', details, granted);
  expect(granted.queue).toEqual([{ ecommerce: null }, { event: 'view_item_list', ecommerce: details }]);
});

it('tells a tag of an event as its command', () => {
  const granted = visit('granted');
  sendShopEvent({ googleTagId: 'G-AB12CD34EF' }, 'select_item', details, granted);
  expect(granted.queue.map((entry) => [String(entry), ...(entry as IArguments)])).toEqual([
    ['[object Arguments]', 'event', 'select_item', details],
  ]);
});

it.each([undefined, 'denied'] as const)('tells nothing after the choice %s', (choice) => {
  const refused = visit(choice);
  sendShopEvent({ googleTagId: 'GTM-AB12CD3' }, 'begin_checkout', details, refused);
  expect(refused.queue).toEqual([]);
});

it.each(['/checkout', '/bookings/1', '/profile', '/stop-news'])('tells nothing on %s', (path) => {
  const personal = visit('granted', path);
  sendShopEvent({ googleTagId: 'GTM-AB12CD3' }, 'begin_checkout', details, personal);
  expect(personal.queue).toEqual([]);
});

it('tells nothing where no tag is configured or none was started', () => {
  const granted = visit('granted');
  sendShopEvent({}, 'begin_checkout', details, granted);
  sendShopEvent({ googleTagId: 'GTM-AB12CD3' }, 'begin_checkout', details, { ...granted, queue: undefined });
  expect(granted.queue).toEqual([]);
});
