import { formatMoney } from '#domain/money';
import { siteAddress } from '../../release/index.ts';
import { longDate } from '../../platform/mail/hotel-time.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import type { DocumentRow } from '../documents/document-repository.ts';
import type { Told } from './mail-rule.ts';
import { stayFacts } from './stay-facts.ts';

export interface NoShowUndoneFacts {
  /** When it was taken back: a stay can be marked and taken back twice. */
  at: string;
  document: DocumentRow | undefined;
}

/** The mail about a no-show that was a mistake: the stay stands as it was booked, and what is to be paid for it. */
export async function noShowUndoneMail({
  context,
  text,
  booking: row,
  describe,
}: Told<NoShowUndoneFacts>): Promise<MailDocument> {
  const booking = await describe();
  const { reference, guest, location, stay, paidMinor, totals } = booking;
  const place = { location: location.name };
  const money = (amountMinor: number): string => formatMoney(amountMinor, totals, text.locale);
  const dueMinor = Math.max(0, row.due_minor);
  return {
    language: text.language,
    subject: text('mail.noShowUndone.subject', { ...place, reference }),
    blocks: [
      { kind: 'paragraph', text: text('mail.greeting', { name: guest.guestFirstName }) },
      {
        kind: 'paragraph',
        text: text('mail.noShowUndone.intro', { ...place, date: longDate(stay.checkIn, text.locale) }),
      },
      {
        kind: 'facts',
        facts: [
          ...stayFacts(text, booking),
          { label: text('mail.cancelled.paid'), lines: [money(paidMinor)] },
          ...(dueMinor === 0 ? [] : [{ label: text('mail.cancelled.due'), lines: [money(dueMinor)] }]),
        ],
      },
      { kind: 'paragraph', text: text('mail.noShow.manage') },
      { kind: 'link', url: siteAddress(context, '/find-booking') },
      { kind: 'paragraph', text: text('mail.signature', place) },
    ],
  };
}
