/** Prices and restrictions that are well-formed and make no sense for a hotel. */
import {
  RATES,
  atLocation,
  atRoom,
  charge,
  garden,
  plan,
  price,
  promo,
  rate,
  rates,
  restrictions,
  season,
  tax,
  type SenseMistake,
} from './sense-files.ts';

export const SENSE_OF_PRICES: readonly SenseMistake[] = [
  // What can never be sold
  {
    mistake: 'August asks for more nights than every plan allows',
    files: restrictions({ from: '2027-08-01', to: '2027-08-31', minNights: 15 }),
    code: 'sense/unsold-nights',
    place: `${RATES}/restrictions/0/minNights`,
  },
  {
    mistake: 'two restrictions exclude each other',
    files: restrictions(
      { from: '2027-03-01', to: '2027-03-31', minNights: 5 },
      { from: '2027-03-01', to: '2027-03-31', maxNights: 3 },
    ),
    code: 'sense/unsold-nights',
    place: `${RATES}/restrictions/0/minNights`,
  },
  {
    mistake: 'nobody may arrive for two months',
    files: restrictions({ from: '2027-02-01', to: '2027-03-31', closedToArrival: true }),
    code: 'sense/unsold-nights',
    place: `${RATES}/restrictions/0/closedToArrival`,
  },
  {
    mistake: 'nobody may leave for two months',
    files: restrictions({ from: '2027-02-01', to: '2027-03-31', closedToDeparture: true }),
    code: 'sense/unsold-nights',
    place: `${RATES}/restrictions/0/closedToDeparture`,
  },
  {
    mistake: 'arrivals of each day ask for more nights than the plans allow',
    files: restrictions({
      from: '2027-06-01',
      to: '2027-06-30',
      minNightsByArrivalDay: {
        monday: 21, tuesday: 21, wednesday: 21, thursday: 21, friday: 21, saturday: 21, sunday: 21,
      },
    }), // oxfmt-ignore
    code: 'sense/unsold-nights',
    place: `${RATES}/restrictions/0/minNightsByArrivalDay`,
  },
  {
    mistake: 'a gap between two closures is shorter than the least stay',
    files: restrictions(
      { from: '2027-04-01', to: '2027-04-10', closed: true },
      { from: '2027-04-11', to: '2027-04-12', minNights: 3 },
      { from: '2027-04-13', to: '2027-04-20', closed: true },
    ),
    code: 'sense/unsold-nights',
    place: `${RATES}/restrictions/1/minNights`,
  },
  {
    mistake: 'closed until 2030',
    files: restrictions({ from: '2026-11-01', to: '2030-03-31', closed: true }),
    code: 'sense/unsold-nights',
    place: `${RATES}/restrictions/0/to`,
  },
  {
    mistake: 'one room is closed as far as guests book',
    files: garden(
      {},
      {},
      { restrictions: [{ from: '2026-01-01', to: '2029-12-31', closed: true, roomIds: ['garden'] }] },
    ),
    code: 'sense/unsold-nights',
    place: `${RATES}/restrictions/0/to`,
  },
  {
    mistake: 'a tax that begins in 13 months',
    files: tax({ validFrom: '2028-01-01' }),
    code: 'tax/gap',
    place: 'taxes.json/taxes/0/validFrom',
  },
  {
    mistake: 'a room in no plan',
    files: garden({}, {}, { ratePlans: rate.ratePlans }),
    code: 'sense/room-without-plan',
    place: 'rooms/garden.json/id',
  },
  {
    mistake: 'every room switched off',
    files: atRoom({ enabled: false }),
    code: 'sense/nothing-sold',
    place: 'rooms/lake-suite.json/enabled',
  },
  {
    mistake: 'every location switched off',
    files: atLocation({ enabled: false }),
    code: 'sense/nothing-sold',
    place: 'locations/udaipur.json/enabled',
  },
  // Prices
  {
    mistake: 'a price of 0',
    files: price({ baseMinor: 0 }),
    code: 'sense/free-night',
    place: `${RATES}/roomPrices/0/baseMinor`,
  },
  {
    mistake: 'a weekend price of 0',
    files: price({ weekendBaseMinor: 0 }),
    code: 'sense/free-night',
    place: `${RATES}/roomPrices/0/weekendBaseMinor`,
  },
  {
    mistake: 'a season price of 0',
    files: price({ baseMinor: 0 }, 1),
    code: 'sense/free-night',
    place: `${RATES}/roomPrices/1/baseMinor`,
  },
  {
    mistake: 'a season a hundred times dearer',
    files: price({ baseMinor: 185_000_000 }, 1),
    code: 'sense/price-far-off',
    place: `${RATES}/roomPrices/1/baseMinor`,
  },
  {
    mistake: 'a season of a hundredth',
    files: price({ baseMinor: 18_500 }, 1),
    code: 'sense/price-far-off',
    place: `${RATES}/roomPrices/1/baseMinor`,
  },
  {
    mistake: 'a weekend of a hundredth',
    files: price({ weekendBaseMinor: 13_900 }),
    code: 'sense/price-far-off',
    place: `${RATES}/roomPrices/0/weekendBaseMinor`,
  },
  {
    mistake: 'a price for one adult of a hundredth',
    files: price({ singleMinor: 11_000 }),
    code: 'sense/price-far-off',
    place: `${RATES}/roomPrices/0/singleMinor`,
  },
  {
    mistake: 'a room in rupees among rooms in paise',
    files: garden(
      {},
      { baseMinor: 9500, weekendBaseMinor: 9900, singleMinor: 8000, singleWeekendMinor: 8500 },
    ),
    code: 'sense/price-far-off',
    place: `${RATES}/roomPrices/2/baseMinor`,
  },
  {
    mistake: 'a season of 900 percent',
    files: season({ percent: 950 }, 1),
    code: 'sense/price-far-off',
    place: `${RATES}/seasons/1/percent`,
  },
  {
    mistake: 'every price in rupees: 0.95 a night',
    files: rates({
      roomPrices: rate.roomPrices.map((each) => ({
        ...each,
        baseMinor: 95, weekendBaseMinor: 99, singleMinor: 80, singleWeekendMinor: 85,
      })),
    }), // oxfmt-ignore
    code: 'sense/amount-tiny',
    place: `${RATES}/roomPrices/0/baseMinor`,
  },
  {
    mistake: 'breakfast of a hundred times its price',
    files: rates({
      mealPlans: rate.mealPlans.map((meal) => ({ ...meal, adultMinor: meal.adultMinor * 100 })),
    }),
    code: 'sense/amount-huge',
    place: `${RATES}/mealPlans/1/adultMinor`,
  },
  {
    mistake: 'an extra of a hundred times its price',
    files: rates({ extras: rate.extras?.map((extra) => ({ ...extra, priceMinor: 30_000_000 })) ?? [] }),
    code: 'sense/amount-huge',
    place: `${RATES}/extras/0/priceMinor`,
  },
  {
    mistake: 'a charge of a thousand times its amount',
    files: charge({ amountMinor: 5_000_000 }),
    code: 'sense/amount-huge',
    place: 'charges.json/charges/0/amountMinor',
  },
  {
    mistake: 'one adult pays more than two',
    files: price({ singleMinor: 1_500_000 }),
    code: 'sense/price-order',
    place: `${RATES}/roomPrices/0/singleMinor`,
  },
  {
    mistake: 'a further adult costs more than the room',
    files: price({ extraAdultMinor: 2_500_000 }),
    code: 'sense/price-order',
    place: `${RATES}/roomPrices/0/extraAdultMinor`,
  },
  {
    mistake: 'a child costs more than a further adult',
    files: price({ childMinor: 500_000 }),
    code: 'sense/price-order',
    place: `${RATES}/roomPrices/0/childMinor`,
  },
  {
    mistake: 'an extra bed costs more than the room',
    files: price({ extraBedMinor: 15_000_000 }),
    code: 'sense/price-order',
    place: `${RATES}/roomPrices/0/extraBedMinor`,
  },
  {
    mistake: 'half board cheaper than breakfast',
    files: rates({
      mealPlans: rate.mealPlans.map((each) => (each.code === 'HB' ? { ...each, adultMinor: 16_500 } : each)),
    }),
    code: 'sense/price-order',
    place: `${RATES}/mealPlans/2/adultMinor`,
  },
  {
    mistake: 'a charge of 4 paise',
    files: charge({ amountMinor: 4 }),
    code: 'sense/amount-tiny',
    place: 'charges.json/charges/0/amountMinor',
  },
  {
    mistake: 'a charge of half a rupee for fifty',
    files: charge({ amountMinor: 50 }),
    code: 'sense/amount-tiny',
    place: 'charges.json/charges/0/amountMinor',
  },
  {
    mistake: 'an extra of 18 paise',
    files: rates({ extras: (rate.extras ?? []).map((each) => ({ ...each, priceMinor: 18 })) }),
    code: 'sense/amount-tiny',
    place: `${RATES}/extras/0/priceMinor`,
  },
  {
    mistake: 'breakfast for 65 paise',
    files: rates({
      mealPlans: rate.mealPlans.map((each) =>
        each.code === 'BB' ? { ...each, adultMinor: 65, childMinor: 35 } : each,
      ),
    }),
    code: 'sense/amount-tiny',
    place: `${RATES}/mealPlans/1/adultMinor`,
  },
  // Percentages
  {
    mistake: 'a deposit of 0.3 %',
    files: plan({ deposit: { unit: 'PERCENTAGE', value: 0.3 } }, 1),
    code: 'sense/percent-fraction',
    place: `${RATES}/ratePlans/1/deposit/value`,
  },
  {
    mistake: 'a season of 1.2 %',
    files: season({ percent: 1.2 }, 1),
    code: 'sense/percent-fraction',
    place: `${RATES}/seasons/1/percent`,
  },
  {
    mistake: 'a season of 0.2 %',
    files: season({ percent: 0.2 }, 1),
    code: 'sense/percent-fraction',
    place: `${RATES}/seasons/1/percent`,
  },
  {
    mistake: 'a plan adjusted by -0.12 %',
    files: plan({ adjustPercent: -0.12 }),
    code: 'sense/percent-fraction',
    place: `${RATES}/ratePlans/0/adjustPercent`,
  },
  {
    mistake: 'a tax of 0.06 %',
    files: tax({ slabs: [{ ratePercent: 0.06 }] }),
    code: 'sense/percent-fraction',
    place: 'taxes.json/taxes/0/slabs/0/ratePercent',
  },
  {
    mistake: 'a code of 0.15 %',
    files: promo({ discount: { unit: 'PERCENTAGE', value: 0.15 } }),
    code: 'sense/percent-fraction',
    place: `${RATES}/promoCodes/0/discount/value`,
  },
];
