import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

const { prefersPhone: _phone, ...withoutPhone } = example('hotel');

test('a preferred address that is unknown', async () => {
  expect(
    await senseLines({
      'locations/udaipur.json': { ...example('location'), prefersEmail: 'kochi@thekesar.example' },
    }),
  ).toEqual([
    'locations/udaipur.json/prefersEmail sense/contact: kochi@thekesar.example is not among the addresses of The Kesar Udaipur.',
  ]);
});

test('a button that opens no chat', async () => {
  expect(await senseLines({ 'hotel.json': withoutPhone })).toEqual([
    'hotel.json/whatsappWidget sense/contact: The WhatsApp button needs the number that it opens, and the hotel names none.',
  ]);
});

test('without a preference the first contact is taken', async () => {
  expect(await senseLines({ 'hotel.json': { ...withoutPhone, whatsappWidget: false } })).toEqual([]);
});
