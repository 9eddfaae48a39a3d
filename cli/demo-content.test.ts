import { fileURLToPath } from 'node:url';
import { demoThemes } from '#design-system/theme';
import { checkContent, type ContentTree } from '#schemas/engine';
import { nodeFileSystem } from '#schemas/engine/disk';
import { beforeAll, describe, expect, it } from 'vitest';

// Not kept in the content folders: the checker reports any file there that is not content.
const FOLDERS = {
  demo: fileURLToPath(new URL('../content', import.meta.url)),
  awkward: fileURLToPath(new URL('../e2e/awkward-hotel', import.meta.url)),
  euro: fileURLToPath(new URL('../e2e/euro-hotel', import.meta.url)),
};

const check = (root: string) => checkContent({ fs: nodeFileSystem, root });

async function checked(root: string): Promise<ContentTree> {
  const { content, diagnostics } = await check(root);
  if (!content) throw new Error(JSON.stringify(diagnostics, undefined, 2));
  return content;
}

describe('the demo hotel', () => {
  let content: ContentTree;
  beforeAll(async () => {
    content = await checked(FOLDERS.demo);
  });

  const roomsOf = (locationId: string) => content.rooms.filter((room) => room.locationId === locationId);

  it('has no error and no warning', async () => {
    const { diagnostics } = await check(FOLDERS.demo);
    expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it('has three locations with at least three rooms each, counted as the hotel counts them', () => {
    expect(content.locations.map(({ id }) => id)).toEqual(['kochi', 'manali', 'udaipur']);
    for (const { id, totalRooms } of content.locations) {
      expect(roomsOf(id).length).toBeGreaterThanOrEqual(3);
      expect(sum(roomsOf(id).map(({ capacity }) => capacity))).toBe(totalRooms);
    }
    expect(sum(content.locations.map(({ totalRooms }) => totalRooms))).toBe(content.hotel.totalRooms);
  });

  it('sells every location at a flexible and at a cheaper non-refundable rate', () => {
    expect(content.rates.map(({ locationId }) => locationId)).toEqual(['kochi', 'manali', 'udaipur']);
    for (const { ratePlans } of content.rates) {
      expect(ratePlans.map(({ policyId }) => policyId)).toEqual(['flexible', 'non-refundable']);
      expect(ratePlans[1]?.adjustPercent).toBeLessThan(0);
    }
  });

  it('has a price for every room in every season', () => {
    for (const { locationId, roomPrices, seasons = [] } of content.rates) {
      const priced = new Set(roomPrices.map(({ roomId, seasonId = 'otherwise' }) => `${roomId} ${seasonId}`));
      const wanted = roomsOf(locationId).flatMap(({ id }) =>
        ['otherwise', ...seasons.map((season) => season.id)].map((seasonId) => `${id} ${seasonId}`),
      );
      expect([...priced].sort()).toEqual(wanted.sort());
    }
  });

  it('offers several meal plans everywhere, and writes them the Indian way somewhere', () => {
    const codes = content.rates.map(({ mealPlans }) => mealPlans.map(({ code }) => code));
    expect(codes).toEqual([
      ['RO', 'BB', 'HB'],
      ['EP', 'CP', 'MAP'],
      ['RO', 'BB', 'HB', 'FB'],
    ]);
  });

  it('offers an extra bed in most rooms', () => {
    expect(content.rooms.filter(({ maxExtraBeds }) => maxExtraBeds > 0).length).toBeGreaterThan(
      content.rooms.length / 2,
    );
  });

  it('has at least four extras in every location, each mode of charging among them', () => {
    for (const { extras = [] } of content.rates) {
      expect(new Set(extras.map(({ charging }) => charging)).size).toBeGreaterThanOrEqual(4);
    }
    const modes = content.rates.flatMap(({ extras = [] }) => extras.map(({ charging }) => charging));
    expect([...new Set(modes)].sort()).toEqual(['NIGHT', 'PERSON', 'PERSON_NIGHT', 'STAY', 'UNIT']);
  });

  it('has rates with nights on both sides of the tax slab', () => {
    for (const { roomPrices } of content.rates) {
      const prices = roomPrices.map(({ baseMinor }) => baseMinor);
      expect(Math.min(...prices)).toBeLessThan(750_000);
      expect(Math.max(...prices)).toBeGreaterThan(750_000);
    }
  });

  it('asks for two nights around New Year and closes a day to arrivals', () => {
    const restrictions = content.rates.flatMap((rate) => rate.restrictions ?? []);
    expect(restrictions).toContainEqual({ from: '2026-12-29', to: '2027-01-01', minNights: 2 });
    expect(restrictions).toContainEqual({ from: '2026-12-31', to: '2026-12-31', closedToArrival: true });
  });

  it('has a cancellation policy with rules of both families, and one that never refunds', () => {
    const [flexible, nonRefundable] = content.policies;
    expect(flexible).toMatchObject({ id: 'flexible', checkInRules: [{}, {}], reservationRules: [{}] });
    expect(nonRefundable).toMatchObject({
      id: 'non-refundable',
      reservationRules: [{ value: 0, penalty: { unit: 'PERCENTAGE', value: 100 } }],
    });
  });

  it('taxes accommodation by India’s slabs', () => {
    expect(content.taxes.taxes).toContainEqual({
      taxClass: 'accommodation',
      label: 'GST',
      code: '996311',
      parts: [
        { label: 'CGST', sharePercent: 50 },
        { label: 'SGST', sharePercent: 50 },
      ],
      validFrom: '2025-09-22',
      basis: 'ROOM_NIGHT',
      slabs: [{ upToMinor: 750_000, ratePercent: 5 }, { ratePercent: 18 }],
    });
  });

  it('has services in every house and for all of them, the highlight among them', () => {
    const houses = new Set(content.services.map(({ locationId }) => locationId ?? 'everywhere'));
    expect([...houses].sort()).toEqual(['everywhere', 'kochi', 'manali', 'udaipur']);
    expect(content.services.map(({ id }) => id)).toContain(content.pageServices.highlight.serviceId);
  });

  it('has pictures for every tab of the gallery', () => {
    const tabs = content.albums.filter(({ visible }) => visible).map(({ gallery = 'others' }) => gallery);
    expect([...new Set(tabs)].sort()).toEqual(['others', 'rooms', 'services']);
  });

  it('shows every policy, one of each kind', () => {
    const shown = [...content.policies, ...content.writtenPolicies].map(({ id }) => id);
    expect(content.pagePolicies.policyIds?.toSorted()).toEqual(shown.sort());
    const kinds = [...content.policies, ...content.writtenPolicies].map(({ kind }) => kind);
    expect([...new Set(kinds)].sort()).toEqual(['CANCELLATION', 'HOUSE_RULES', 'PRIVACY', 'TERMS']);
  });

  it('has promo codes of both kinds', () => {
    const codes = content.rates.flatMap(({ promoCodes = [] }) => promoCodes);
    expect(new Set(codes.map(({ discount }) => discount.unit))).toEqual(new Set(['PERCENTAGE', 'AMOUNT']));
  });

  it('wears the theme that designers review in Storybook', () => {
    expect(content.theme).toEqual(demoThemes.kesar);
  });

  it('has a marquee of twelve different pictures', () => {
    const marquee = content.albums.find(({ id }) => id === content.pageHome.marqueeAlbumId);
    expect(new Set(marquee?.images.map(({ file }) => file)).size).toBe(12);
  });

  it('describes a picture in the same words wherever it is shown', () => {
    const images = [
      ...content.locations.map(({ image }) => image),
      ...content.rooms.flatMap(({ photos }) => photos),
      ...content.albums.flatMap((album) => album.images),
      ...content.pageHome.attractions.map(({ image }) => image),
      ...content.pageAbout.blocks.map(({ image }) => image),
      ...content.services.flatMap((service) => service.images),
      content.pageServices.highlight.image,
    ];
    const words = new Set(images.map(({ file, alt }) => `${file} ${alt}`));
    expect(words.size).toBe(new Set(images.map(({ file }) => file)).size);
  });
});

describe('the awkward hotel', () => {
  let content: ContentTree;
  beforeAll(async () => {
    content = await checked(FOLDERS.awkward);
  });

  it('has no error', async () => {
    const { diagnostics } = await check(FOLDERS.awkward);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('makes no sense only where it is extreme on purpose: tags in texts, one paisa and a hundredth of a percent', async () => {
    const { diagnostics } = await check(FOLDERS.awkward);
    const codes = diagnostics.map(({ code }) => code).filter((code) => code.startsWith('sense/'));
    expect([...new Set(codes)].sort()).toEqual([
      'sense/amount-tiny',
      'sense/markup',
      'sense/not-payable',
      'sense/percent-fraction',
      'sense/price-far-off',
      'sense/price-order',
    ]);
  });

  it('takes its font from the public host, counts its visitors and redirects', () => {
    expect(content.theme.fontSource ?? 'host').toBe('host');
    expect(content.hotel).toMatchObject({
      googleTagId: 'GTM-AWKWARD0TEL',
      analytics: { enabled: true },
      customDomain: { redirect: true },
    });
  });

  it('has one location, west of UTC, whose check-in falls into the hour that the clocks skip', () => {
    expect(content.locations).toHaveLength(1);
    expect(content.hotel).toMatchObject({ timezone: 'America/St_Johns', checkIn: 150, checkOut: 90 });
  });

  it('taxes everything at 18 %', () => {
    expect(content.taxes.taxes.map(({ slabs }) => slabs)).toEqual([[{ ratePercent: 18 }]]);
  });

  it('writes no field that may be left out', () => {
    const [rate] = content.rates;
    expect(rate).not.toHaveProperty('seasons');
    expect(rate).not.toHaveProperty('restrictions');
    expect(rate).not.toHaveProperty('extras');
    expect(content.hotel).not.toHaveProperty('booking');
    expect(content.hotel).not.toHaveProperty('tagline');
    expect(content.pageBook.header).not.toHaveProperty('image');
    expect(content.pageHome.header).not.toHaveProperty('carousel');
  });

  it('has prices from one paisa to seven digits, and a room that exists once', () => {
    const prices = content.rates.flatMap(({ roomPrices }) => roomPrices.map(({ baseMinor }) => baseMinor));
    expect(Math.min(...prices)).toBe(1);
    expect(Math.max(...prices)).toBe(999_999_999);
    expect(content.rooms.map(({ capacity }) => capacity)).toContain(1);
  });

  it('has a policy with rules in days, hours and minutes in both families', () => {
    const policy = content.policies.find(({ id }) => id === 'many-rules');
    expect(new Set(policy?.checkInRules.map(({ unit }) => unit)).size).toBe(3);
    expect(new Set(policy?.reservationRules.map(({ unit }) => unit)).size).toBe(3);
  });

  it('has as much as the rules allow beside as little', () => {
    expect(content.pageAbout.blocks).toHaveLength(12);
    expect(content.services.map(({ images }) => images.length).sort((a, b) => a - b)).toEqual([1, 20]);
    expect(content.writtenPolicies.flatMap((policy) => ('rules' in policy ? policy.rules : []))).toHaveLength(
      60,
    );
    expect(content.pageGallery.header.heading).toBe('X');
  });

  it('fills texts to the limit', () => {
    expect(charactersOf(content.hotel.businessName)).toBe(100);
    expect(charactersOf(content.pageHome.header.heading)).toBe(120);
    expect(content.rooms.map(({ description }) => charactersOf(description))).toContain(3000);
    expect(content.pageAbout.blocks.map(({ detail }) => charactersOf(detail))).toContain(2000);
    expect(content.services.map(({ description }) => charactersOf(description))).toContain(2000);
  });
});

describe('the euro hotel', () => {
  let content: ContentTree;
  beforeAll(async () => {
    content = await checked(FOLDERS.euro);
  });

  it('has no error and no warning', async () => {
    const { diagnostics } = await check(FOLDERS.euro);
    expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it('counts its rooms as the hotel counts them', () => {
    expect(sum(content.rooms.map(({ capacity }) => capacity))).toBe(content.hotel.totalRooms);
    expect(sum(content.locations.map(({ totalRooms }) => totalRooms))).toBe(content.hotel.totalRooms);
  });

  it('writes whole amounts with VAT, a weekend of its own, and age bands', () => {
    expect(content.hotel).toMatchObject({
      currency: 'EUR',
      pricesIncludeTax: true,
      roundTotalTo: 100,
      weekendDays: ['THURSDAY', 'FRIDAY', 'SATURDAY'],
    });
    expect(content.hotel.childBands).toHaveLength(2);
    const rates = content.taxes.taxes.map(({ slabs }) => slabs.map(({ ratePercent }) => ratePercent));
    expect(rates).toEqual([[6], [13], [23]]);
  });

  it('sells every way of paying, every discount of a plan, and a code that stands alone', () => {
    const plans = content.rates.flatMap(({ ratePlans }) => ratePlans);
    const ways = plans.map(({ payment, deposit, balance }) =>
      [payment, deposit?.unit, balance?.due].join(' '),
    );
    expect(new Set(ways)).toEqual(
      new Set([
        'PAY_AT_HOTEL  ',
        'PAY_NOW  ',
        'PAY_NOW PERCENTAGE AT_HOTEL',
        'PAY_NOW PERCENTAGE BEFORE_ARRIVAL',
      ]),
    );
    const discounts = plans.flatMap(({ discounts: ofPlan = [] }) => ofPlan.map(({ kind }) => kind));
    expect(new Set(discounts)).toEqual(new Set(['EARLY_BIRD', 'LAST_MINUTE', 'LONG_STAY']));
    const codes = content.rates.flatMap(({ promoCodes = [] }) => promoCodes);
    expect(codes.map(({ standsAlone }) => standsAlone)).toContain(true);
  });

  it('has charges at the hotel and in the price', () => {
    const { charges = [] } = content.charges ?? {};
    expect(new Set(charges.map(({ per, payable }) => `${per} ${payable}`))).toEqual(
      new Set(['ADULT_NIGHT AT_HOTEL', 'STAY IN_PRICE']),
    );
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** JSON Schema counts code points. */
function charactersOf(text: string): number {
  return Array.from(text).length;
}
