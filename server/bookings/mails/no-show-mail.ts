import { writtenEmail } from '#domain/email-address';
import { writtenPhone } from '#schemas/written-phone';
import type { BookingNoShow } from '#schemas/api-types';
import { siteAddress } from '../../release/index.ts';
import { longDate } from '../../platform/mail/hotel-time.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import type { DocumentRow } from '../documents/document-repository.ts';
import type { Told } from './mail-rule.ts';
import { settlementFacts } from './settlement-facts.ts';
import { stayFacts } from './stay-facts.ts';

export interface NoShowFacts {
  noShow: BookingNoShow;
  document: DocumentRow | undefined;
}

/**
 * The mail about a no-show: the charges, and whom to call if it is a mistake, which only the guest can know. The hotel
 * gets no notice.
 */
export async function noShowMail({
  context,
  text,
  describe,
  facts: { noShow },
}: Told<NoShowFacts>): Promise<MailDocument> {
  const booking = await describe();
  const { reference, guest, location, stay } = booking;
  const place = { location: location.name };
  return {
    language: text.language,
    subject: text('mail.noShow.subject', { ...place, reference }),
    blocks: [
      { kind: 'paragraph', text: text('mail.greeting', { name: guest.guestFirstName }) },
      {
        kind: 'paragraph',
        text: text('mail.noShow.intro', { ...place, date: longDate(stay.checkIn, text.locale) }),
      },
      { kind: 'paragraph', text: text('mail.noShow.mistake', { phone: writtenPhone(location.phone) }) },
      {
        kind: 'facts',
        facts: [
          ...stayFacts(text, booking),
          ...settlementFacts(text, booking, { charges: text('mail.noShow.charges'), figures: noShow }),
          {
            label: text('mail.confirmed.contact'),
            lines: [writtenPhone(location.phone), writtenEmail(location.email)],
          },
        ],
      },
      { kind: 'paragraph', text: text('mail.noShow.manage') },
      { kind: 'link', url: siteAddress(context, '/find-booking') },
      { kind: 'paragraph', text: text('mail.signature', place) },
    ],
  };
}
