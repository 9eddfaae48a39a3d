import { expect, test } from 'vitest';
import type { Booking } from '#schemas/api-types';
import { MailError } from '../mail/mail.ts';
import { withStaffOperations, staffOperations, StaffError } from '../../staff-operations.ts';
import { bookedStay } from '../../test-support/booked.ts';
import { type DivertedMail, startWithDivertedMail } from '../../test-support/diverted-mail.ts';
import { addOwner, ASHA } from '../../test-support/staff.ts';

const GUEST = 'nair.family@example.com';
const BEGINS = '2026-11-20T18:45:00.000Z';

/** A booking whose mails were not sent because the mail server is down. */
async function awayHotel(): Promise<DivertedMail & { booking: Booking }> {
  const post = await startWithDivertedMail();
  const booking = await bookedStay(post.server, post.server.guest());
  post.divert({
    send: async () => {
      throw new MailError({ code: 'ESOCKET', isRefusal: false });
    },
  });
  return { ...post, booking };
}

/** Keeps the mail server down for longer than mails are retried. */
async function giveUp({ server, drain }: DivertedMail): Promise<void> {
  for (let hour = 0; hour < 130; hour += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one hour after the other
    await drain();
    server.clock.forward({ minutes: 60 });
  }
}

async function idOf({ server }: DivertedMail, kind: string): Promise<string> {
  const all = [
    ...(await staffOperations(server.context, ASHA).mails()),
    ...(await staffOperations(server.context, ASHA).mails('sent')),
  ];
  return all.find((mail) => mail.kind === kind)?.id ?? '';
}

test('the list says what was not sent, how often it was tried and why, and names no guest', async () => {
  const post = await awayHotel();
  await post.drain();
  const listed = await staffOperations(post.server.context, ASHA).mails();
  const line = {
    id: expect.stringMatching(/^[0-9a-z]{26}$/),
    booking: post.booking.reference,
    state: 'queued',
    attempts: 1,
    since: BEGINS,
    nextTry: '2026-11-20T18:45:15.000Z',
    reason: 'ESOCKET',
    canResend: false,
  };
  expect(listed.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { ...line, kind: 'booked-notice' },
    { ...line, kind: 'confirmation' },
  ]);
  expect(JSON.stringify(listed)).not.toMatch(/meera|harbour/i);
});

test('the list of one state holds no other', async () => {
  const post = await awayHotel();
  const desk = staffOperations(post.server.context, ASHA);
  const counts = await Promise.all(
    (['queued', 'sent', 'failed', 'refused', 'expired'] as const).map(
      async (state) => (await desk.mails(state)).length,
    ),
  );
  expect(counts).toEqual([2, 1, 0, 0, 0]);
});

test('R12: what was given up is sent again beside the running server, once, under its old Message-ID', async () => {
  const post = await awayHotel();
  const { server } = post;
  await addOwner(server.context);
  const ids = (await staffOperations(server.context, ASHA).mails()).map(({ id }) => id);
  await giveUp(post);
  const failed = await staffOperations(server.context, ASHA).mails('failed');
  expect(failed.map(({ canResend, reason }) => [canResend, reason])).toEqual([
    [true, 'ESOCKET'],
    [true, 'ESOCKET'],
  ]);
  post.divert();
  const count = await withStaffOperations(server.context.config, ASHA.member.email, (desk) =>
    desk.resendMails({ kind: 'ALL_FAILED' }),
  );
  expect(count).toBe(2);
  await post.drain();
  await post.drain();
  const arrived = (await server.mails()).filter(({ text }) => text.includes(post.booking.reference));
  expect(arrived.map(({ messageId }) => messageId).toSorted()).toEqual(
    ids.map((id) => `<${id}@small-hotel.example>`).toSorted(),
  );
  expect(await staffOperations(server.context, ASHA).mails()).toEqual([]);
});

test('a mail that is sent again is tried for five days anew', async () => {
  const post = await awayHotel();
  await giveUp(post);
  const desk = staffOperations(post.server.context, ASHA);
  await desk.resendMails({ kind: 'ALL_FAILED' });
  for (let hour = 0; hour < 119; hour += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one hour after the other
    await post.drain();
    post.server.clock.forward({ minutes: 60 });
  }
  expect((await desk.mails()).map(({ state }) => state)).toEqual(['queued', 'queued']);
});

test('each mail that is sent again is written down, without naming a guest', async () => {
  const post = await awayHotel();
  await giveUp(post);
  const id = await idOf(post, 'confirmation');
  await staffOperations(post.server.context, ASHA).resendMails({ kind: 'NAMED', ids: [id, id] });
  const actions = await post.server.context.db.selectFrom('staff_actions').selectAll().execute();
  expect(actions).toMatchObject([
    {
      actor: 'Asha',
      action: 'RESEND_MAIL',
      subject: post.booking.reference,
      details: JSON.stringify({ mailId: id, kind: 'confirmation' }),
    },
  ]);
});

test('a refused mail is sent again by its id only', async () => {
  const post = await awayHotel();
  post.divert({
    async send(mail) {
      if (mail.to.address === GUEST)
        throw new MailError({ code: 'EENVELOPE', replyCode: 550, isRefusal: true });
    },
  });
  await post.drain();
  await post.drain();
  const desk = staffOperations(post.server.context, ASHA);
  const [refused] = await desk.mails();
  expect(refused).toMatchObject({ kind: 'confirmation', state: 'refused', reason: 'EENVELOPE 550' });
  expect(await desk.resendMails({ kind: 'ALL_FAILED' })).toBe(0);
  expect(await desk.resendMails({ kind: 'NAMED', ids: [refused?.id ?? ''] })).toBe(1);
  post.divert();
  const [arrived] = await post.server.mails();
  expect(arrived?.subject).toBe(`Your booking ${post.booking.reference} at Small Hotel Harbour is confirmed`);
});

test('a mail that cannot be sent again is refused with the reason, and none is queued', async () => {
  const post = await awayHotel();
  const desk = staffOperations(post.server.context, ASHA);
  const waits = await idOf(post, 'confirmation');
  await giveUp(post);
  const resend = async (...ids: string[]): Promise<string> =>
    desk.resendMails({ kind: 'NAMED', ids }).then(
      (count) => `${count} queued`,
      (error: unknown) => (error instanceof StaffError ? error.message : String(error)),
    );
  const sent = await idOf(post, 'code');
  expect(await resend(waits, sent)).toBe(`Mail ${sent} was sent on ${BEGINS}.`);
  expect(await resend(waits, 'nothing')).toBe('There is no mail nothing. The list: verandah mails list');
  expect(await desk.mails('failed')).toHaveLength(2);
  expect(await resend(waits)).toBe('1 queued');
  expect(await resend(waits)).toBe(
    `Mail ${waits} is in the queue; its next try is at ${post.server.clock.now().toISOString()}.`,
  );
  const notice = await idOf(post, 'booked-notice');
  await post.server.context.db.updateTable('outbox').set({ sealed: null }).where('id', '=', notice).execute();
  expect(await resend(notice)).toContain(`The text of mail ${notice} is gone`);
});
