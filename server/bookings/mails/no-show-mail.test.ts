import { expect, test } from 'vitest';
import { staffOperations } from '../../staff-operations.ts';
import { bookedStay, payInFull } from '../../test-support/booked.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { ASHA, asMember } from '../../test-support/staff.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

/** Who does not come loses the first night. */
function firstNightIsLost() {
  const catalogue = smallHotel();
  for (const { policies } of catalogue.locations)
    for (const policy of policies) policy.noShow = { unit: 'DAY', value: 1 };
  return catalogue;
}

/** To the day after arrival. */
async function markNoShow(server: TestServer, reference: string): Promise<void> {
  server.clock.forward({ days: 55 });
  await staffOperations(server.context, ASHA).markNoShow(reference);
}

test('a guest who paid reads what the location keeps and what goes back', async () => {
  const server = await startTestServer({ catalogue: firstNightIsLost() });
  const booking = await bookedStay(server, server.guest());
  await payInFull(server, booking);
  await markNoShow(server, booking.reference);
  const [mail] = await server.guestMails();
  expect(mail?.from.address).toBe('harbour@small-hotel.example');
  expect(mail?.to.address).toBe('nair.family@example.com');
  expect(mail?.subject).toBe(
    `Your booking ${booking.reference} at Small Hotel Harbour is noted as a missed stay`,
  );
  for (const part of [
    'Dear Meera,',
    'We expected you at Small Hotel Harbour on Thursday, 14 January 2027 and have noted that you did not arrive.',
    'If that is a mistake, please answer this mail or call us on +91 484 266 0101',
    booking.reference,
    'Quay Room, Flexible, Breakfast included, 2 adults',
    'Charges for the missed stay, tax included',
    '₹16,318.51',
    '₹7,554.64',
    '₹8,763.87',
    'harbour@small-hotel.example',
    '/find-booking',
  ]) {
    expect(mail?.text).toContain(part);
    expect(mail?.html).toContain(part);
  }
  expect(mail?.text).toContain(
    'Paid:\n  ₹16,318.51\n\nCharges for the missed stay, tax included:\n  ₹7,554.64',
  );
  expect(mail?.text).toContain('Refund:\n  ₹8,763.87');
  expect(mail?.text).not.toMatch(/Still to be paid|Asha|mail\.|\{\{/);
});

test('a guest who was to pay at the hotel reads what is still due', async () => {
  const server = await startTestServer({ catalogue: firstNightIsLost() });
  const { reference } = await bookedStay(server, server.guest());
  await markNoShow(server, reference);
  const [mail] = await server.guestMails();
  expect(mail?.text).toContain('Paid:\n  ₹0');
  expect(mail?.text).toContain('Refund:\n  ₹0\n\nStill to be paid:\n  ₹7,554.64');
});

test('a reply reaches the location even if the sender is another address', async () => {
  const server = await startTestServer({ env: { MAIL_FROM: 'Small Hotel <web@small-hotel.example>' } });
  const { reference } = await bookedStay(server, server.guest());
  await markNoShow(server, reference);
  expect(await server.guestMails()).toMatchObject([
    {
      from: { name: 'Small Hotel', address: 'web@small-hotel.example' },
      replyTo: { name: 'Small Hotel Harbour', address: 'harbour@small-hotel.example' },
    },
    {},
    {},
  ]);
});

test('the mail is sent once, and the location gets no notice of its own action', async () => {
  const server = await startTestServer();
  const { reference } = await bookedStay(server, server.guest());
  const before = (await server.mails()).length;
  await markNoShow(server, reference);
  await expect(staffOperations(server.context, asMember('Ravi')).markNoShow(reference)).rejects.toThrow(
    /already/,
  );
  expect(await server.mails()).toHaveLength(before + 1);
});

test('a guest who deleted the account meanwhile gets no mail', async () => {
  const server = await startTestServer();
  const { id, reference } = await bookedStay(server, server.guest());
  const before = (await server.mails()).length;
  await server.context.db
    .updateTable('bookings')
    .set({ email: 'erased@example.invalid', email_verified_at: null })
    .where('id', '=', id)
    .execute();
  await markNoShow(server, reference);
  expect(await server.mails()).toHaveLength(before);
});
