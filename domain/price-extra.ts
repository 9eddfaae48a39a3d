import type { CatalogueExtra, CatalogueLocation, CatalogueTax } from '#schemas/types';
import { multiplyRatio, sumMinor } from './money.ts';
import type { TaxedLine } from './price-line.ts';
import { DomainError, type FieldFault } from './refusal.ts';
import { taxOn } from './tax.ts';

/** An extra that the guest chose; only a UNIT extra heeds the quantity. */
export interface ExtraChoice {
  extraId: string;
  quantity?: number;
}

/** Who comes for how long: what quantities are made of. */
interface Party {
  nights: number;
  rooms: number;
  guests: number;
}

/** The most units of an extra when the hotel names no limit. */
const MOST_UNITS = 99;

/** The extras of a stay. */
export interface ExtrasRequest {
  location: Pick<CatalogueLocation, 'extras'>;
  taxes: readonly CatalogueTax[];
  party: Party;
  /** The day of arrival: it decides which tax is valid. */
  date: string;
  choices: readonly ExtraChoice[];
}

/** One line per extra. */
export function priceExtras({ location, taxes, party, date, choices }: ExtrasRequest): TaxedLine[] {
  const chosen = new Set<string>();
  return choices.map((choice, index) => {
    const extra = location.extras.find(({ id }) => id === choice.extraId);
    if (extra === undefined) throw new DomainError('NOT_FOUND', { field: `extras.${index}.extraId` });
    if (chosen.has(extra.id))
      throw refuseExtra({ field: `extras.${index}.extraId`, key: 'validation.invalidExtra', params: {} });
    chosen.add(extra.id);
    const quantity = quantityOf(extra, party, { index, wanted: choice.quantity ?? 1 });
    return { ...lineOf(extra, quantity), ...taxedAmounts(extra, { quantity, taxes, party, date }) };
  });
}

function lineOf(extra: CatalogueExtra, quantity: number) {
  return {
    id: `extra-${extra.id}`,
    kind: 'EXTRA',
    extraId: extra.id,
    label: extra.name,
    quantity,
    refundable: extra.refundable ?? true,
    inPenaltyBase: extra.inPenaltyBase ?? false,
  } as const;
}

interface Taxing {
  quantity: number;
  taxes: readonly CatalogueTax[];
  party: Party;
  date: string;
}

function taxedAmounts(extra: CatalogueExtra, { quantity, taxes, party, date }: Taxing) {
  const netMinor = multiplyRatio(extra.priceMinor, quantity, 1);
  const roomNights = party.rooms * party.nights;
  const tax = taxOn({ taxClass: extra.taxClass, netMinor, date, roomNights }, taxes);
  return {
    parts: [{ kind: 'EXTRA' as const, amountMinor: netMinor }],
    netMinor,
    rateBasisPoints: tax.rateBasisPoints,
    taxMinor: tax.taxMinor,
    totalMinor: sumMinor([netMinor, tax.taxMinor]),
    taxLabel: tax.label,
  };
}

/** How often the price is charged; only UNIT leaves it to the guest, within the hotel's limit. */
function quantityOf(
  extra: CatalogueExtra,
  party: Party,
  { index, wanted }: { index: number; wanted: number },
): number {
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
      return checkedUnits(extra, wanted, `extras.${index}.quantity`);
    /* v8 ignore next -- the type leaves nothing else */
    default:
      extra.charging satisfies never;
      throw new DomainError('INTERNAL');
  }
}

function checkedUnits(extra: CatalogueExtra, wanted: number, field: string): number {
  const most = extra.maxQuantity ?? MOST_UNITS;
  if (!Number.isInteger(wanted)) throw refuseExtra({ field, key: 'validation.notInteger', params: {} });
  if (wanted < 1) throw refuseExtra({ field, key: 'validation.tooLittle', params: { limit: 1 } });
  if (wanted > most) throw refuseExtra({ field, key: 'validation.tooMuch', params: { limit: most } });
  return wanted;
}

function refuseExtra(fault: FieldFault): DomainError {
  return new DomainError('VALIDATION', { faults: [fault] });
}
