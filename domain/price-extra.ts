import type { CatalogueExtra, CatalogueLocation } from '#schemas/types';
import { multiplyRatio } from './money.ts';
import { countGuests, type RoomGuests } from './occupancy.ts';
import { roundingLine, type TaxedLine } from './price-line.ts';
import type { PriceTerms } from './price-terms.ts';
import { DomainError, type FieldFault } from './refusal.ts';
import { nightCount, type Stay } from './stay.ts';
import { taxOn, type TaxRules } from './tax.ts';

/** An extra that the guest chose; only a UNIT extra uses the quantity. */
export interface ExtraChoice {
  extraId: string;
  quantity?: number;
}

interface Party {
  arrivalDate: string;
  nights: number;
  rooms: number;
  guests: number;
}

const MOST_UNITS = 99;

/** The taxes of a release, and how its amounts are written and rounded. */
type ExtraTerms = TaxRules & PriceTerms;

export interface ExtrasRequest {
  location: Pick<CatalogueLocation, 'extras'>;
  terms: ExtraTerms;
  party: Party;
  choices: readonly ExtraChoice[];
}

export function partyOf(stay: Stay, rooms: readonly RoomGuests[]): Party {
  const { guests } = countGuests(rooms);
  return { arrivalDate: stay.checkIn, nights: nightCount(stay), rooms: rooms.length, guests };
}

/** Prices the chosen extras: a line each, and its rounding. Refuses with NOT_FOUND or VALIDATION. */
export function priceExtras({ location, terms, party, choices }: ExtrasRequest): TaxedLine[] {
  const chosen = new Set<string>();
  return choices.flatMap((choice, index) => {
    const extra = location.extras.find(({ id }) => id === choice.extraId);
    if (extra === undefined) throw new DomainError('NOT_FOUND', { field: `extras.${index}.extraId` });
    if (chosen.has(extra.id))
      throw refuseExtra({ field: `extras.${index}.extraId`, key: 'validation.invalidExtra', params: {} });
    chosen.add(extra.id);
    const units =
      extra.charging === 'UNIT' ? checkedUnits(extra, choice.quantity ?? 1, `extras.${index}.quantity`) : 1;
    return priceExtra(extra, { terms, party, units });
  });
}

/**
 * Prices one extra, and rounds its total to the hotel's unit. It is taxed separately and does not change the tax slab
 * of a night, so its price does not depend on other lines.
 * @param units used by a UNIT extra only.
 */
export function priceExtra(
  extra: CatalogueExtra,
  { terms, party, units }: { terms: ExtraTerms; party: Party; units: number },
): [TaxedLine, ...TaxedLine[]] {
  const quantity = quantityOf(extra, party, units);
  const writtenMinor = multiplyRatio(extra.priceMinor, quantity, 1);
  const roomNights = party.rooms * party.nights;
  const taxable = { taxClass: extra.taxClass, writtenMinor, date: party.arrivalDate, roomNights };
  const { label: taxLabel, ...amounts } = taxOn(taxable, terms);
  const line: TaxedLine = {
    id: `extra-${extra.id}`,
    kind: 'EXTRA',
    extraId: extra.id,
    label: extra.name,
    quantity,
    refundable: extra.refundable ?? true,
    inPenaltyBase: extra.inPenaltyBase ?? false,
    parts: [{ kind: 'EXTRA', amountMinor: writtenMinor }],
    ...amounts,
    taxLabel,
  };
  return [line, ...roundingLine(line, terms)];
}

function quantityOf(extra: CatalogueExtra, party: Party, units: number): number {
  switch (extra.charging) {
    case 'STAY':
      return 1;
    case 'NIGHT':
      return party.nights;
    case 'PERSON':
      return party.guests;
    case 'PERSON_NIGHT':
      return party.guests * party.nights;
    case 'UNIT':
      return units;
    /* v8 ignore next -- the type leaves nothing else */
    default:
      extra.charging satisfies never;
      throw new DomainError('INTERNAL');
  }
}

function checkedUnits(extra: CatalogueExtra, quantity: number, field: string): number {
  const most = extra.maxQuantity ?? MOST_UNITS;
  if (!Number.isInteger(quantity)) throw refuseExtra({ field, key: 'validation.notInteger', params: {} });
  if (quantity < 1) throw refuseExtra({ field, key: 'validation.tooLittle', params: { limit: 1 } });
  if (quantity > most) throw refuseExtra({ field, key: 'validation.tooMuch', params: { limit: most } });
  return quantity;
}

function refuseExtra(fault: FieldFault): DomainError {
  return new DomainError('VALIDATION', { faults: [fault] });
}
