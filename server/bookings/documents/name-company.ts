import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '#domain/refusal';
import type { NameCompanyRequest, TaxDocumentList } from '#schemas/api-types';
import type { BookingContext } from '../context.ts';
import type { Visitor } from '../../accounts/index.ts';
import { checkedFields } from '../../platform/http/check-fields.ts';
import { bookingOf } from '../show-booking.ts';
import { storeCompany } from './document-repository.ts';
import { documentsOf } from './show-documents.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

const FIELDS = ['companyName', 'companyTaxId', 'companyAddress'] as const;

/**
 * Stores the company that the invoice is for; without a name it removes it. Refuses with STATE_CONFLICT once there is
 * an invoice, because that never changes. The same request again has the same effect.
 */
export async function nameCompany(
  context: BookingContext,
  visitor: Visitor,
  { id, typed }: { id: string; typed: NameCompanyRequest },
): Promise<TaxDocumentList> {
  const { companyName, companyTaxId, companyAddress } = checkedFields(FIELDS, typed);
  return context.db.transaction().execute(async (trx) => {
    const booking = await bookingOf(trx, id, visitor);
    const { canNameCompany, company: known } = await documentsOf(context, trx, booking);
    if (!canNameCompany) throw new DomainError('STATE_CONFLICT', { state: booking.state });
    const company = {
      name: companyName,
      ...(companyTaxId === '' ? {} : { taxId: companyTaxId }),
      ...(companyAddress === '' ? {} : { address: companyAddress }),
    };
    const named = companyName === '' ? undefined : company;
    await storeCompany(trx, booking.id, named);
    if (!isDeepStrictEqual(known, named))
      await recordEvent(trx, {
        kind: named === undefined ? 'COMPANY_REMOVED' : 'COMPANY_NAMED',
        bookingId: booking.id,
        at: context.clock.now().toISOString(),
        facts: {},
      });
    return documentsOf(context, trx, booking);
  });
}
