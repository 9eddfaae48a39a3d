import type { BookingNoShow } from '#schemas/api-types';
import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { addressMail } from '../../platform/mail/address-mail.ts';
import type { DocumentRow } from '../documents/document-repository.ts';
import { idsOf, withDocument } from '../mails/with-document.ts';
import { noShowMail } from '../mails/no-show-mail.ts';
import { siteAddress } from '../../release/index.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { bookingById } from '../booking-repository.ts';
import { describeBooking } from '../show-booking.ts';

/** Notifies the guest, who alone can know that it is a mistake. The hotel gets no notice. */
export async function notifyNoShow(
  context: BookingContext,
  trx: Trx,
  { id, noShow, written }: { id: string; noShow: BookingNoShow; written: DocumentRow | undefined },
): Promise<void> {
  const row = await bookingById(trx, id);
  // A guest who deleted the account gets no mail.
  if (row.email_verified_at === null) return;
  const missed = await describeBooking(trx, row, context.clock.now());
  const findUrl = siteAddress(context, '/find-booking');
  const text = context.release.get().text(missed.language);
  const document = withDocument(text, noShowMail(text, missed, { noShow, findUrl }), written);
  const mail = addressMail(context, document, { ...missed, attachmentIds: idsOf(written) });
  await queueMail(context, trx, { mailKey: `no-show:${id}`, bookingId: id, mail });
}
