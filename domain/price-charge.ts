import type { CatalogueLocation, Charge } from '#schemas/types';
import { BASIS_POINTS, multiplyRatio, sumMinor } from './money.ts';
import { type PriceLine, roundingLine, type TaxedLine } from './price-line.ts';
import { basisPointsOf, type PriceTerms } from './price-terms.ts';
import { taxOn, type TaxRules } from './tax.ts';

/** A charge of the whole booking, in minor units with its tax. */
export interface ChargeSummary {
  id: string;
  label: string;
  payable: Charge['payable'];
  totalMinor: number;
}

/** The nights of one room that charges are counted from. */
export interface ChargedRoom {
  roomIndex: number;
  adults: number;
  /** In stay order, after every discount. */
  nightLines: readonly Pick<PriceLine, 'date' | 'netMinor' | 'totalMinor'>[];
}

interface ChargesRequest {
  location: Pick<CatalogueLocation, 'charges'>;
  terms: TaxRules & PriceTerms;
  arrivalDate: string;
  rooms: readonly ChargedRoom[];
}

/** A charge with its lines; of those that are paid at the hotel no line is part of the price. */
export interface PricedCharge {
  charge: Charge;
  lines: TaxedLine[];
}

/** Prices what everybody pays: a line for each room, or one for the stay (BOOKING-RULES, Price 9). */
export function priceCharges({ location, terms, arrivalDate, rooms }: ChargesRequest): PricedCharge[] {
  return (location.charges ?? []).map((charge) => ({
    charge,
    lines:
      charge.per === 'STAY'
        ? lineOfStay(charge, { arrivalDate, terms, rooms })
        : rooms.flatMap((room) => lineOfRoom(charge, room, terms)),
  }));
}

/** Adds up the lines of each charge; one that takes nothing from this stay is left out. */
export function summariseCharges(charges: readonly PricedCharge[]): ChargeSummary[] {
  return charges.flatMap(({ charge: { id, label, payable }, lines }) => {
    // What rounding adds to a charge is told with the rounding of all the rest.
    const charged = lines.filter(({ kind }) => kind === 'CHARGE');
    const totalMinor = sumMinor(charged.map((line) => line.totalMinor));
    return totalMinor === 0 ? [] : [{ id, label, payable, totalMinor }];
  });
}

type StayCharge = Extract<Charge, { per: 'STAY' }>;

function lineOfStay(
  charge: StayCharge,
  { arrivalDate, terms, rooms }: Omit<ChargesRequest, 'location'>,
): TaxedLine[] {
  if (!isValidOn(charge, arrivalDate)) return [];
  const line = chargeLine(charge, {
    quantity: 1,
    roomNights: rooms.reduce((count, { nightLines }) => count + nightLines.length, 0),
    writtenMinor: charge.amountMinor,
    date: arrivalDate,
    terms,
  });
  // Each room's stay is rounded with its own charges; this one belongs to none of them.
  return [line, ...roundingLine(line, terms)];
}

function lineOfRoom(
  charge: Exclude<Charge, StayCharge>,
  { roomIndex, adults, nightLines }: ChargedRoom,
  terms: TaxRules,
): TaxedLine[] {
  const nights = nightLines
    .slice(0, charge.mostNights)
    .filter(({ date }) => date !== undefined && isValidOn(charge, date));
  const [first] = nights;
  if (first?.date === undefined) return [];
  const quantity = charge.per === 'ADULT_NIGHT' ? adults * nights.length : nights.length;
  const writtenMinor =
    charge.per === 'PERCENTAGE'
      ? multiplyRatio(
          sumMinor(nights.map(({ netMinor }) => netMinor)),
          basisPointsOf(charge.percent),
          BASIS_POINTS,
        )
      : multiplyRatio(charge.amountMinor, quantity, 1);
  return [
    {
      ...chargeLine(charge, {
        quantity,
        roomNights: nights.length,
        writtenMinor,
        date: first.date,
        terms,
      }),
      ...inRoom(charge, roomIndex),
    },
  ];
}

function inRoom({ id }: Charge, roomIndex: number): Pick<PriceLine, 'id' | 'roomIndex'> {
  return { id: `charge-${id}-room-${roomIndex}`, roomIndex };
}

interface Charged {
  quantity: number;
  /** A slab may be counted per room and night. */
  roomNights: number;
  writtenMinor: number;
  /** The day whose tax applies. */
  date: string;
  terms: TaxRules;
}

function chargeLine(charge: Charge, { quantity, roomNights, writtenMinor, date, terms }: Charged): TaxedLine {
  const { id, label, taxClass, refundable = true } = charge;
  const { label: taxLabel, ...amounts } =
    taxClass === undefined
      ? {
          rateBasisPoints: 0,
          netMinor: writtenMinor,
          taxMinor: 0,
          totalMinor: writtenMinor,
          label: undefined,
        }
      : taxOn({ taxClass, writtenMinor, date, roomNights }, terms);
  return {
    id: `charge-${id}`,
    kind: 'CHARGE',
    chargeId: id,
    label,
    quantity,
    parts: [{ kind: 'CHARGE', amountMinor: writtenMinor }],
    ...amounts,
    refundable,
    // A penalty is taken from what the hotel sells; a charge goes back or is kept as a whole.
    inPenaltyBase: false,
    ...(taxLabel === undefined ? {} : { taxLabel }),
  };
}

function isValidOn({ validFrom, validTo }: Charge, date: string): boolean {
  return validFrom <= date && (validTo === undefined || date <= validTo);
}
