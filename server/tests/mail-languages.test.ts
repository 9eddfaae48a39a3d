import { expect, test } from 'vitest';
import type { Catalogue } from '#schemas/types';
import { MailError, type OutgoingMail } from '../platform/mail/mail.ts';
import { kindOf, type MailKind } from '../platform/outbox/queue-mail.ts';
import { hotelWith as hotelOfDeposits, ONLINE } from '../test-support/deposit.ts';
import { REFUSED, writeEveryMail } from '../test-support/every-mail.ts';
import { hotelWith } from '../test-support/gateways/hotel-with-gateway.ts';
import { DEVANAGARI, HINDI } from '../test-support/hindi.ts';

/** Who reads each kind of mail: the compiler refuses a new kind without one. */
const READ_BY: Readonly<Record<MailKind, 'GUEST' | 'HOTEL'>> = {
  'account-code': 'GUEST',
  'account-notice': 'GUEST',
  balance: 'GUEST',
  'balance-notice': 'HOTEL',
  'balance-reminder': 'GUEST',
  'booked-notice': 'HOTEL',
  cancelled: 'GUEST',
  'cancelled-notice': 'HOTEL',
  code: 'GUEST',
  confirmation: 'GUEST',
  contact: 'HOTEL',
  'differs-notice': 'HOTEL',
  'dispute-notice': 'HOTEL',
  link: 'GUEST',
  'no-show': 'GUEST',
  'no-show-undone': 'GUEST',
  option: 'GUEST',
  paid: 'GUEST',
  'payment-failed': 'GUEST',
  'payment-pending': 'GUEST',
  receipt: 'GUEST',
  refund: 'GUEST',
  returned: 'GUEST',
  'undelivered-notice': 'HOTEL',
};

function hotel(): Catalogue {
  const catalogue = hotelOfDeposits({ unit: 'PERCENTAGE', value: 30 }, ONLINE);
  for (const { rooms } of catalogue.locations) for (const room of rooms) room.capacity = 20;
  for (const { policies } of catalogue.locations)
    for (const policy of policies) policy.noShow = { unit: 'DAY', value: 1 };
  return catalogue;
}

/** The mails of an English hotel whose guests read Hindi, by their message id. */
async function mailsOfHotel() {
  const sent = new Map<string, OutgoingMail>();
  const everything = await hotelWith(
    'RAZORPAY',
    {},
    {
      catalogue: hotel(),
      languages: { hi: HINDI },
      guestsRead: 'hi',
      alter: (context) => ({
        ...context,
        mail: {
          ...context.mail,
          async send(mail) {
            sent.set(mail.messageId.slice(1).split('@')[0] ?? '', mail);
            await context.mail.send(mail);
            if (mail.to.address === REFUSED && mail.calendar?.method === 'PUBLISH')
              throw new MailError({ code: 'EENVELOPE', replyCode: 550, isRefusal: true });
          },
        },
      }),
    },
  );
  const { server } = everything;
  await writeEveryMail(everything);
  await server.mails();
  const rows = await server.context.db.selectFrom('outbox').select(['id', 'mail_key', 'language']).execute();
  return rows.map((row) => {
    const { subject = '', html = '' } = sent.get(row.id) ?? {};
    // Every row's key begins with its kind.
    return { kind: kindOf(row.mail_key) as MailKind, language: row.language, subject, html };
  });
}

test('every mail to a guest is in the language of the guest, and every notice in that of the hotel', async () => {
  const mails = await mailsOfHotel();
  expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(Object.keys(READ_BY)));
  for (const { kind, language, subject, html } of mails) {
    const wanted = READ_BY[kind] === 'GUEST' ? 'hi' : 'en';
    const words = html.slice(html.indexOf('<body'));
    expect([kind, language, DEVANAGARI.test(subject), DEVANAGARI.test(words)]).toEqual([
      kind,
      wanted,
      wanted === 'hi',
      wanted === 'hi',
    ]);
    expect(html).toContain(`<html lang="${wanted}">`);
  }
});
