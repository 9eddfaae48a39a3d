import { expect, test } from 'vitest';
import { addDays } from '#domain/stay';
import type { Booking } from '#schemas/api-types';
import { startRefunds } from '../server/bookings/refunds/start-refunds.ts';
import { bookedStay } from '../server/test-support/booked.ts';
import { PLAIN_ROOM } from '../server/test-support/guest.ts';
import { pay, pendingStay, prepaidHotel, tell } from '../server/test-support/prepaid.ts';
import { shellOf } from '../server/test-support/shell.ts';
import { startTestServer, type TestServer } from '../server/test-support/test-server.ts';
import { cleanUp } from '../server/jobs/clean-up.ts';
import { createWorkplace } from './test-command.ts';

const { runHereWith } = createWorkplace('');

async function typeAt(server: TestServer, ...words: string[]): Promise<string> {
  const env = await shellOf(server);
  const { status, stdout, stderr } = await runHereWith({ env }, 'bookings', ...words);
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

test('a guest who was charged for a hold that ran out is told where the money is', async () => {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  const guest = server.guest();
  const booking = await pendingStay(guest);
  await pay(server, guest, booking);
  const { reference } = booking;
  server.clock.forward({ minutes: 16 });
  await cleanUp(server.context);
  await startRefunds(server.context);
  server.clock.forward({ minutes: 1 });
  await tell(server);
  const why = 'the hold expired before the booking was confirmed';
  const text = await typeAt(server, 'show', reference);
  expect(text).toMatch(/^paid +INR 0\.00$/m);
  expect(text).toMatch(
    new RegExp(
      String.raw`^received +2026-11-20T18:45:00\.000Z, INR 16,318\.51, test_pay_\w+; goes back: ${why}$`,
      'm',
    ),
  );
  expect(text).toMatch(
    new RegExp(
      String.raw`^refunds +2026-11-20T19:01:00\.000Z, INR 16,318\.51, PROCESSED 2026-11-20T19:02:00\.000Z, \w+; ${why}$`,
      'm',
    ),
  );
  expect(JSON.parse(await typeAt(server, 'show', reference, '--format', 'json'))).toMatchObject({
    paidMinor: 0,
    captures: [{ amountMinor: 1_631_851, whyReturned: why }],
    refunds: [{ kind: 'RETURN', why, state: 'PROCESSED', refundAmountMinor: 1_631_851 }],
  });
});

async function bookRooms(server: TestServer): Promise<Booking> {
  const tower = { ...PLAIN_ROOM, roomId: 'tower-room', mealPlan: 'RO' } as const;
  const booking = await bookedStay(server, server.guest(), {
    rooms: [PLAIN_ROOM, PLAIN_ROOM, tower],
    extras: [{ extraId: 'basket', quantity: 2 }],
  });
  await server.context.db
    .updateTable('bookings')
    .set({ requests: '=HYPERLINK("https://example.com")\nA cot, please', arrival_time: '17:30' })
    .where('id', '=', booking.id)
    .execute();
  return booking;
}

test('the list says what the desk prepares for', async () => {
  const server = await startTestServer();
  const { reference } = await bookRooms(server);
  const [head = '', line = '', count] = (await typeAt(server, 'list')).split('\n');
  expect(head.split(/ {2,}/)).toEqual([
    'reference',
    'arrival',
    'time',
    'departure',
    'state',
    'location',
    'rooms',
    'plan',
    'meals',
    'extras',
    'adults',
    'children',
    'total',
    'tax',
    'payment',
  ]);
  expect(line.split(/ {2,}/)).toEqual([
    reference,
    '2027-01-14',
    '17:30',
    '2027-01-16',
    'SUCCESSFUL',
    'harbour',
    '2 x Quay Room, Tower Room',
    'Flexible',
    'BB, RO',
    '2 x Basket',
    '6',
    '0',
    'INR 53,973.66',
    'INR 5,372.24',
    'UNPAID',
  ]);
  expect(count).toBe('1 booking.');
});

test('a spreadsheet gets rooms in words, amounts in digits, and no formula of a guest', async () => {
  const server = await startTestServer();
  const { id, reference, createdAt } = await bookRooms(server);
  const listed = `${reference},SUCCESSFUL,UNPAID,0.00,DUE,harbour,2027-01-14,2027-01-16,17:30,3,"2 x Quay Room, Tower Room",Flexible,"BB, RO",2 x Basket,6,0,48601.42,5372.24,"GST 7.25 %: 1021.38, GST 12.5 %: 4230.86, GST 18 %: 120.00",53973.66,INR,,,0.00,,,,`;
  expect(await typeAt(server, 'list', '--format', 'csv')).toBe(
    `\u{FEFF}reference,state,payment,paid,stayState,locationId,checkIn,checkOut,arrivalTime,rooms,roomTypes,ratePlans,mealPlans,extras,adults,children,net,tax,taxes,total,currency,charges,discounts,rounding,deposit,balance,balanceDue,chargesAtHotel\r\n${listed}\n`,
  );
  const [head = '', ...line] = (await typeAt(server, 'export')).split('\r\n');
  expect(head).toMatch(/,chargesAtHotel,createdAt,firstName,lastName,email,phone,requests$/);
  expect(line).toEqual([
    `${listed},${createdAt},Meera,Nair,nair.family@example.com,'+919812345678,"'=HYPERLINK(""https://example.com"")\nA cot, please"\n`,
  ]);
  await server.context.db
    .updateTable('bookings')
    .set({ arrival_time: '=1+1' })
    .where('id', '=', id)
    .execute();
  expect(await typeAt(server, 'export')).toContain(",2027-01-16,'=1+1,3,");
});

test.each([
  ['JPY', 0, '5397366'],
  ['KWD', 3, '5397.366'],
  ['EUR', 2, '53973.66'],
])(
  'a spreadsheet gets the decimals of %s: %i, and JSON whole minor units',
  async (currency, digits, total) => {
    const server = await startTestServer();
    const { id } = await bookRooms(server);
    await server.context.db
      .updateTable('bookings')
      .set({ currency, currency_digits: digits })
      .where('id', '=', id)
      .execute();
    expect(await typeAt(server, 'export')).toContain(`,${total},${currency},`);
    expect(JSON.parse(await typeAt(server, 'export', '--format', 'json'))).toMatchObject([
      { totalMinor: 5_397_366, paidMinor: 0, currency, currencyDigits: digits },
    ]);
  },
);

test('what a missed stay came to can be read as long as the booking', async () => {
  const server = await startTestServer();
  const { id, reference } = await bookedStay(server, server.guest());
  // The command uses the real time, at which this booking is in the past.
  await server.context.db
    .updateTable('bookings')
    .set({ check_in: '2026-01-14', check_out: '2026-01-16' })
    .where('id', '=', id)
    .execute();
  expect((await typeAt(server, 'mark-no-show', reference)).split('\n')).toEqual([
    `${reference}  Marked as no-show`,
    'charges    INR 16,318.51',
    'refunded   INR 0.00 of INR 0.00',
    'due        INR 16,318.51',
    '',
  ]);
  const text = await typeAt(server, 'show', reference);
  expect(text).toContain(`${reference}  SUCCESSFUL, NO_SHOW`);
  expect(text).toMatch(/^no-show +\d{4}-\d\d-\d\dT[\d:.]+Z, marked by Asha$/m);
  expect(text).toMatch(/^charges +INR 16,318\.51$/m);
  expect(text).toMatch(/^refunded +INR 0\.00 of INR 0\.00$/m);
  expect(text).toMatch(/^due +INR 16,318\.51$/m);
  expect(JSON.parse(await typeAt(server, 'show', reference, '--format', 'json'))).toMatchObject({
    captures: [],
    refunds: [],
    noShow: { by: 'Asha', penaltyMinor: 1_631_851, dueMinor: 1_631_851 },
  });
});

test('what a booking that the hotel cancels by its policy still owes is told at once', async () => {
  const server = await startTestServer();
  const { id, reference } = await bookedStay(server, server.guest());
  // The command uses the real time, so the stay begins tomorrow, within the rule's two days.
  const checkIn = addDays(new Date().toISOString().slice(0, 10), 1);
  await server.context.db
    .updateTable('bookings')
    .set({ check_in: checkIn, check_out: addDays(checkIn, 2) })
    .where('id', '=', id)
    .execute();
  const cancelled = await typeAt(
    server,
    'cancel',
    reference,
    '--by-policy',
    '--reason',
    'As you asked by phone',
  );
  expect(cancelled).toBe(
    `Cancelled: ${reference}. Charges: INR 7,554.64. Goes back: INR 0.00. Due: INR 7,554.64.\n`,
  );
});

test('the list is of bookings that stand, and counts what it shows', async () => {
  const server = await startTestServer();
  const { reference } = await bookedStay(server, server.guest());
  const { reference: pending } = await pendingStay(server.guest());
  const listed = await typeAt(server, 'list');
  expect(listed).toContain(reference);
  expect(listed).not.toContain(pending);
  expect(listed).toMatch(/\n1 booking\.\n$/);
  expect(await typeAt(server, 'list', '--all')).toMatch(
    new RegExp(`${pending}.*\n(?:.*\n)?2 bookings\\.\n$`),
  );
  expect(await typeAt(server, 'list', '--state', 'EXPIRED')).toContain(pending);
});

test('a guest on the phone is found by a part of the name, whatever its case and accents', async () => {
  const server = await startTestServer();
  const { id, reference } = await bookedStay(server, server.guest());
  await server.context.db
    .updateTable('bookings')
    .set({ first_name: 'José', last_name: 'Núñez Nair' })
    .where('id', '=', id)
    .execute();
  for (const name of ['nair', 'jose nunez', 'nair josé', 'NÚÑ'])
    expect(await typeAt(server, 'list', '--name', name)).toMatch(
      new RegExp(`^${reference} +José Núñez Nair `, 'm'),
    );
  expect(await typeAt(server, 'list', '--name', 'Meera')).toBe('No bookings.\n');
  const searches = await server.context.db
    .selectFrom('staff_actions')
    .select(['actor', 'details'])
    .where('action', '=', 'FIND_BY_NAME')
    .execute();
  expect(searches).toHaveLength(5);
  expect(JSON.stringify(searches)).not.toMatch(/nair|jose/i);
});

test('the sheet of a day names who comes, with what is to be prepared and still to be paid', async () => {
  const server = await startTestServer();
  const { reference } = await bookRooms(server);
  await typeAt(server, 'record-payment', reference, '--amount', '1820', '--method', 'cash');
  const sheet = (await typeAt(server, 'arrivals', '--date', '2027-01-14')).split('\n');
  expect(sheet[1]?.split(/ {2,}/)).toEqual([
    reference,
    'Meera Nair',
    '2027-01-14',
    '17:30',
    '2027-01-16',
    'harbour',
    '2 x Quay Room, Tower Room',
    'BB, RO',
    '6',
    '0',
    '2 x Basket',
    'INR 52,153.66',
    '+919812345678',
  ]);
  expect(sheet).toContain(`  ${reference}: =HYPERLINK("https://example.com") A cot, please`);
  expect(await typeAt(server, 'arrivals', '--date', '2027-01-15')).toBe('No bookings.\n');
  expect(await typeAt(server, 'in-house', '--date', '2027-01-15', '--location', 'harbour')).toContain(
    reference,
  );
  expect(await typeAt(server, 'in-house', '--date', '2027-01-16')).toBe('No bookings.\n');
  expect(await typeAt(server, 'departures', '--date', '2027-01-16')).toContain('Meera Nair');
  expect(
    JSON.parse(await typeAt(server, 'arrivals', '--date', '2027-01-14', '--format', 'json')),
  ).toMatchObject([{ reference, lastName: 'Nair', dueMinor: 5_215_366 }]);
  expect(await typeAt(server, 'arrivals', '--date', '2027-01-14', '--format', 'csv')).toMatch(
    /,due\r\n.*,52153\.66\n$/s,
  );
  const looked = await server.context.db
    .selectFrom('staff_actions')
    .select('actor')
    .where('action', '=', 'SHOW_DAY')
    .execute();
  expect(looked).toHaveLength(7);
});

test('money taken at the hotel is told when it is recorded, shown, given back and paid back', async () => {
  const server = await startTestServer();
  const { reference } = await bookedStay(server, server.guest());
  const taken = ['--amount', '428.97', '--method', 'card', '--note', 'Receipt 12'];
  expect(await typeAt(server, 'record-payment', reference, ...taken)).toBe(
    `Recorded for ${reference}: INR 428.97. Paid: INR 428.97. Still due: INR 15,889.54.\n`,
  );
  expect(await typeAt(server, 'show', reference)).toMatch(
    /^received +\S+, INR 428\.97, CARD at the hotel, recorded by Asha; Receipt 12$/m,
  );
  expect(await typeAt(server, 'cancel', reference, '--reason', 'The roof leaks')).toContain(
    `\nINR 428.97 of it was paid at the hotel: pay it back, then record that: verandah bookings refund-paid ${reference}`,
  );
  expect(await typeAt(server, 'show', reference)).toMatch(
    /^refunds +\S+, INR 428\.97, REQUESTED, to be paid back by hand;/m,
  );
  expect(await typeAt(server, 'refund-paid', reference)).toBe(
    `Paid back: INR 428.97 of ${reference}. The guest gets a mail.\n`,
  );
  expect(await typeAt(server, 'show', reference)).toContain(`${reference}  REFUNDED`);
});

test('a guest on the phone is found by name, whatever became of the booking', async () => {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  const { reference } = await pendingStay(server.guest());
  expect(await typeAt(server, 'list')).toBe('No bookings.\n');
  expect(await typeAt(server, 'list', '--name', 'nair')).toContain(reference);
  expect(await typeAt(server, 'list', '--name', 'nair', '--state', 'SUCCESSFUL')).toBe('No bookings.\n');
});
