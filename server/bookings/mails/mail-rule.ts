import type { Booking } from '#schemas/api-types';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import type { Texts } from '../../release/index.ts';
import type { SoldBooking } from '../booking-repository.ts';
import type { BookingContext } from '../context.ts';
import type { DocumentRow } from '../documents/document-repository.ts';

export type MailContext = Pick<BookingContext, 'clock' | 'config' | 'keys' | 'newId' | 'release'>;

/** What a mail is written from. */
export interface Told<Facts> {
  context: MailContext;
  /** In the language of its reader. */
  text: Texts;
  booking: SoldBooking;
  /** Reads what belongs to the booking, such as its refunds; at most once for a mail. */
  describe: () => Promise<Booking>;
  facts: Facts;
}

/**
 * Who gets a mail. `GUEST`: by name, at an address that was proven; one that is unproven or erased gets none.
 * `ADDRESS`: the address that was typed, without a name, because a stranger could use it to write into the mail.
 * `HOTEL`: the location. `HOTEL_ABOUT_GUEST`: the location, and its reply goes to the guest.
 */
export type Reader = 'ADDRESS' | 'GUEST' | 'HOTEL' | 'HOTEL_ABOUT_GUEST';

/** What the hotel reads about a guest's mail that was refused: a key of `mail.notice.undelivered`. */
export type CalledInNotice =
  | 'balance'
  | 'cancelled'
  | 'confirmation'
  | 'failed'
  | 'noShow'
  | 'noShowUndone'
  | 'option'
  | 'paid'
  | 'pending'
  | 'refund'
  | 'returned';

interface AnyRule<Facts> {
  /** The instant after which it is useless. */
  expiresAt?: (facts: Facts) => string;
  /** What makes the mail once, behind its kind; by default the id of the booking. */
  once?: (facts: Facts, booking: SoldBooking) => string;
  document: (told: Told<Facts>) => MailDocument | Promise<MailDocument>;
}

interface GuestRule<Facts> extends AnyRule<Facts> {
  to: 'GUEST';
  called: CalledInNotice;
  /** Staff typed the address from what the guest told them: it gets this mail before it is proven. */
  isVouchedFor?: true;
  /** Whether the stay goes with it as a calendar file, which adds or withdraws it. */
  hasCalendar?: true;
  /** The invoice or credit note that goes with it. */
  attached?: (facts: Facts) => DocumentRow | undefined;
  /** Staff cause it without the release's files too: then it has the product's own texts. */
  worksWithoutRelease?: true;
}

interface AddressRule<Facts> extends AnyRule<Facts> {
  to: 'ADDRESS';
}

interface HotelRule<Facts> extends AnyRule<Facts> {
  to: 'HOTEL' | 'HOTEL_ABOUT_GUEST';
}

/** What `send` has to know of one kind of mail. */
export type MailRule<Facts> = AddressRule<Facts> | GuestRule<Facts> | HotelRule<Facts>;
