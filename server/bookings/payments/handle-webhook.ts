import { DomainError } from '#domain/refusal';
import type { BookingContext } from '../context.ts';
import type { SignedMessage } from './payment-gateway.ts';
import { storeEvent } from './payment-repository.ts';
import { recordReport } from './record-report.ts';

/**
 * Handles a gateway's webhook. Only correctly signed messages are accepted; a repeated one changes nothing. A message
 * about nothing of ours is accepted too: gateways switch off a webhook that goes on refusing.
 */
export async function handleWebhook(
  context: BookingContext,
  name: string,
  message: SignedMessage,
): Promise<void> {
  const gateway = context.gateways.byName.get(name);
  if (gateway === undefined) throw new DomainError('NOT_FOUND');
  const event = await gateway.read(message);
  if (event === undefined) throw new DomainError('FORBIDDEN');
  const { id, type: kind, reports } = event;
  await context.db.transaction().execute(async (trx) => {
    const receivedAt = context.clock.now().toISOString();
    const subjectId = reports[0] === undefined ? '' : subjectOf(reports[0]);
    const isNew = await storeEvent(trx, { gateway: name, id, kind, subjectId, receivedAt });
    if (!isNew) return;
    for (const report of reports) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await recordReport(context, trx, { gateway: name, report });
    }
  });
  context.metrics.countWebhook({ gateway: name, type: kind });
}

function subjectOf(report: { kind: string; paymentId?: string; id?: string }): string {
  return report.paymentId ?? report.id ?? '';
}
