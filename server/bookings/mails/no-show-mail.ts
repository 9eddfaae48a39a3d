import { writtenEmail } from '#domain/email-address';
import { writtenPhone } from '#schemas/written-phone';
import type { Booking, BookingNoShow } from '#schemas/api-types';
import type { Texts } from '../../release/index.ts';
import { longDate } from '../../platform/mail/hotel-time.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import { settlementFacts } from './settlement-facts.ts';
import { stayFacts } from './stay-facts.ts';

/** The mail about a no-show: the charges, and whom to call if it is a mistake. */
export function noShowMail(
  text: Texts,
  booking: Booking,
  {
    noShow,
    findUrl,
  }: {
    noShow: BookingNoShow;
    findUrl: string;
  },
): MailDocument {
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
      { kind: 'link', url: findUrl },
      { kind: 'paragraph', text: text('mail.signature', place) },
    ],
  };
}
