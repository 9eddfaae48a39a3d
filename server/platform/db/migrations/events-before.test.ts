import { expect, test } from 'vitest';
import { carried, emptyDatabase, opened, run } from '../../../test-support/before-0.3.0/carried-database.ts';
import { makeDatabaseBefore, rowsBefore } from '../../../test-support/before-0.3.0/database-before.ts';

test('what happened before is told by events, with the requests that were noted', async () => {
  const { db } = await carried();
  const events = await db.selectFrom('events').selectAll().orderBy('position').execute();
  expect(events.map(({ position }) => position)).toEqual(events.map((_event, index) => index + 1));
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
  const told = events.map(({ booking_id: id, request_id: request }) => `${id} ${request}`);
  // The columns of that version.
  const requests = (rowsBefore()['booking_requests'] ?? []) as { booking_id: string; request_id: string }[];
  const noted = requests.map(({ booking_id: id, request_id: request }) => `${id} ${request}`);
  expect(noted.filter((request) => !told.includes(request))).toEqual([]);
  const kindsOf = (id: string) => events.filter((event) => event.booking_id === id).map(({ kind }) => kind);
  // Confirmed with a deposit, paid in full, cancelled and contested.
  expect(kindsOf('41vkb3g8f19vvkfmbk2z4zptx1')).toEqual([
    'BOOKED',
    'ADDRESS_PROVEN',
    'PAYMENT_OPENED',
    'MONEY_CAPTURED',
    'CONFIRMED',
    'BALANCE_PLANNED',
    'LINK_MAILED',
    'BALANCE_ASKED',
    'PAYMENT_OPENED',
    'BALANCE_REMINDED',
    'PAYMENT_OPENED',
    'PAYMENT_CLOSED',
    'MONEY_CAPTURED',
    'INVOICE_ISSUED',
    'CANCELLED',
    'REFUND_REQUESTED',
    'REFUND_REQUESTED',
    'REFUND_PROCESSING',
    'REFUND_PROCESSING',
    'REFUND_PROCESSED',
    'REFUND_PROCESSED',
    'REFUNDED',
    'DISPUTE_OPENED',
    'CREDIT_NOTE_ISSUED',
  ]);
  const facts = events.map((event) => ({ ...event, facts: JSON.parse(event.facts) as unknown }));
  expect(facts[0]).toEqual({
    id: 'before-1',
    position: 1,
    booking_id: 'entkb31qknc9xsz5myqrr3mr6a',
    kind: 'BOOKED',
    at: '2026-11-20T18:45:00.000Z',
    request_id: 't45yt542asqaw9a9wkyfbah91b-6',
    actor: null,
    facts: {
      releaseId: 'release-1',
      checkIn: '2027-01-11',
      checkOut: '2027-01-13',
      roomIds: ['quay-room'],
      expiresAt: '2026-11-20T19:00:00.000Z',
      amountMinor: 1_510_928,
      currency: 'INR',
      currencyDigits: 2,
    },
  });
  expect(facts.find(({ kind }) => kind === 'NIGHTS_CHANGED')).toMatchObject({
    booking_id: null,
    actor: 'Asha',
    facts: {
      roomIds: ['quay-room'],
      from: '2027-01-11',
      to: '2027-01-12',
      change: { kind: 'SET', closed: true },
    },
  });
  expect(facts.find(({ kind }) => kind === 'NO_SHOW_MARKED')).toMatchObject({
    actor: 'Asha',
    facts: { penaltyMinor: 755_464, refundMinor: 0, currency: 'INR', currencyDigits: 2 },
  });
  expect(facts.filter(({ kind }) => kind === 'MONEY_TAKEN_AT_HOTEL').map(({ actor }) => actor)).toEqual([
    'Asha',
    'Asha',
    'Asha',
  ]);
  expect(JSON.stringify(facts)).not.toMatch(/Meera|Nair|@|\+91/);
});

test('every state of a booking of before has the event that led to it', async () => {
  const { db } = await carried();
  const events = await db.selectFrom('events').selectAll().execute();
  for (const { id, state, stay_state: stay } of (rowsBefore()['bookings'] ?? []) as Record<
    string,
    string
  >[]) {
    const kinds = events.filter((event) => event.booking_id === id).map(({ kind }) => kind);
    expect([id, kinds.includes('HOLD_EXPIRED')]).toEqual([id, state === 'EXPIRED']);
    expect([id, kinds.includes('CANCELLED')]).toEqual([id, state === 'CANCELLED' || state === 'REFUNDED']);
    expect([id, kinds.includes('REFUNDED')]).toEqual([id, state === 'REFUNDED']);
    expect([id, kinds.includes('CONFIRMED')]).toEqual([id, state !== 'PENDING' && state !== 'EXPIRED']);
    expect([id, kinds.includes('NO_SHOW_MARKED')]).toEqual([id, stay === 'NO_SHOW']);
  }
});

test('rows of before that the scene has none of are told too, without the words in them', async () => {
  const target = await emptyDatabase();
  await makeDatabaseBefore(target);
  const booking = '6sh5t5mfw2kmexxbztm748vq59';
  const at = '2027-01-20T10:00:00.000Z';
  const nights =
    '{"from":"2027-01-14","to":"2027-01-15","roomIds":["a","b"],"kind":"SET","capacity":2,"reason":"Roof"}';
  await run(
    target,
    `update disputes set state = 'WON', closed_at = '${at}'`,
    `insert into staff_actions (id, created_at, actor, action, subject, details) values ('x', '${at}', 'Ravi', 'CHANGE_STOCK', 'harbour', '${nights}')`,
    `insert into news_consents (id, booking_id, email, given_at, text, withdrawn_at) values ('x', '${booking}', 'a@b.example', '2027-01-15T21:18:00.000Z', 'News', '${at}')`,
    `insert into outside_refunds (id, capture_id, booking_id, state, amount_minor, currency, currency_digits, found_at)
      select 'rf_1', id, booking_id, 'PROCESSED', 100, currency, currency_digits, '${at}' from captures where booking_id = '${booking}'`,
    `update booking_access set used_at = '2026-11-20T19:30:00.000Z'`,
  );
  const db = await opened(target);
  const events = await db.selectFrom('events').selectAll().where('at', '=', at).orderBy('position').execute();
  expect(events.map(({ kind, actor, facts }) => [kind, actor, JSON.parse(facts) as unknown])).toEqual([
    [
      'OUTSIDE_REFUND_FOUND',
      null,
      {
        outsideRefundId: 'rf_1',
        captureId: 'hotel_phdt25dbrgb0wfw03k0fmwtq93',
        state: 'PROCESSED',
        amountMinor: 100,
        currency: 'INR',
        currencyDigits: 2,
      },
    ],
    [
      'DISPUTE_CLOSED',
      null,
      {
        disputeId: 'disp_AAAAAAAAAAAA14',
        captureId: 'pay_AAAAAAAAAAAAA4',
        state: 'WON',
        amountMinor: 489_555,
        currency: 'INR',
        currencyDigits: 2,
      },
    ],
    ['NEWS_CONSENT_WITHDRAWN', null, {}],
    [
      'NIGHTS_CHANGED',
      'Ravi',
      {
        roomIds: ['a', 'b'],
        from: '2027-01-14',
        to: '2027-01-15',
        change: { kind: 'SET', capacity: 2 },
      },
    ],
  ]);
  const opening = await db.selectFrom('events').select('facts').where('kind', '=', 'LINK_OPENED').execute();
  expect(opening).toEqual([{ facts: expect.stringContaining('MAILED') }]);
});
