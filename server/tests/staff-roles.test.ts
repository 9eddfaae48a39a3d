import { expect, test } from 'vitest';
import type { Tables } from '../platform/db/tables.ts';
import { type BookingForGuest, type StaffOperations, staffOperations } from '../staff-operations.ts';
import { isAllowed, NotAllowedError, type Role, type StaffActor } from '../staff/roles.ts';
import { bookedStay } from '../test-support/booked.ts';
import { asMember } from '../test-support/staff.ts';
import { startTestServer } from '../test-support/test-server.ts';

type Operations = keyof StaffOperations;

const MONTH = { from: '2027-01-01', to: '2027-01-31' };
const NIGHTS = { roomId: 'quay-room', from: '2027-01-14', to: '2027-01-15' };
const WEI = { email: 'wei@example.com', name: 'Wei', role: 'WRITER' } as const;

const WALK_IN: BookingForGuest = {
  locationId: 'harbour',
  checkIn: '2027-01-14',
  checkOut: '2027-01-16',
  rooms: [{ roomId: 'quay-room', ratePlanId: 'flexible', adults: 2, childAges: [] }],
  guest: { firstName: 'Arjun', lastName: 'Rao', phone: '+919812345679' },
  terms: { kind: 'SOLD' },
};

/** Each operation once, as somebody would call it. A new one without a line does not compile. */
function everyOperation(
  desk: StaffOperations,
  reference: string,
): Record<Operations, () => Promise<unknown>> {
  return {
    list: () => desk.list({}),
    find: () => desk.find({ name: 'Nair' }),
    export: () => desk.export({}),
    day: () => desk.day({ kind: 'ARRIVALS' }),
    show: () => desk.show(reference),
    history: () => desk.history(reference),
    bookForGuest: () => desk.bookForGuest(WALK_IN),
    recordPayment: () => desk.recordPayment(reference, { amount: '1', method: 'CASH', isAgain: false }),
    markNoShow: () => desk.markNoShow(reference),
    checkIn: () => desk.checkIn(reference),
    checkOut: () => desk.checkOut(reference),
    undoNoShow: () => desk.undoNoShow(reference),
    cancel: () => desk.cancel(reference, { reason: 'The roof leaks', keepsPenalty: false }),
    markRefundPaid: () => desk.markRefundPaid(reference),
    nights: () => desk.nights(NIGHTS),
    changeNights: () => desk.changeNights(NIGHTS, { kind: 'RESET' }),
    mails: () => desk.mails(),
    resendMails: () => desk.resendMails({ kind: 'ALL_FAILED' }),
    payments: () => desk.payments({ days: 1 }),
    showPayment: () => desk.showPayment('none'),
    reconcile: () => desk.reconcile({ days: 1 }),
    news: () => desk.news(),
    dayBook: () => desk.dayBook(MONTH),
    taxReport: () => desk.taxReport(MONTH),
    createToken: () => desk.createToken({ name: 'CI', scope: 'DRY_RUN', days: 1 }),
    tokens: () => desk.tokens(),
    revokeToken: () => desk.revokeToken('none'),
    members: () => desk.members(),
    inviteMember: () => desk.inviteMember(WEI),
    changeRole: () => desk.changeRole({ email: WEI.email, role: 'MANAGER' }),
    disableMember: () => desk.disableMember(WEI.email),
    enableMember: () => desk.enableMember(WEI.email),
    resetMember: () => desk.resetMember(WEI.email),
  };
}

const tokenWith = (...scopes: Tables['publish_tokens']['scope'][]): StaffActor => ({ token: 'CI', scopes });
const roles: readonly Role[] = ['OWNER', 'MANAGER', 'RECEPTION', 'BOOKKEEPER', 'WRITER'];
const actors: [string, StaffActor][] = [
  ...roles.map((role): [string, StaffActor] => [role, asMember('Ravi', role)]),
  ['a token to publish', tokenWith('PUBLISH')],
  ['a token to try', tokenWith('DRY_RUN')],
  ['a token without scopes', tokenWith()],
];

test.each(actors)(
  'every operation is refused to %s exactly where the table says so (TRUST A11)',
  async (_who, actor) => {
    const server = await startTestServer();
    const { reference } = await bookedStay(server, server.guest());
    const desk = staffOperations(server.context, actor);
    const tried: [string, boolean][] = [];
    // Of the keys of an object with exactly these.
    const operations = Object.entries(everyOperation(desk, reference)) as [
      Operations,
      () => Promise<unknown>,
    ][];
    expect(operations.map(([name]) => name).toSorted()).toEqual(Object.keys(desk).toSorted());
    for (const [name, run] of operations) {
      // Other refusals, such as that of a no-show before its day, are no matter of roles.
      const fault: unknown = await run().catch((error: unknown) => error);
      tried.push([name, fault instanceof NotAllowedError]);
    }
    expect(tried).toEqual(operations.map(([name]) => [name, !isAllowed(actor, name)]));
  },
);

test('whoever is refused changes nothing and leaves no record', async () => {
  const server = await startTestServer();
  const { reference } = await bookedStay(server, server.guest());
  const desk = staffOperations(server.context, asMember('Wei', 'WRITER'));
  for (const run of Object.values(everyOperation(desk, reference)))
    await expect(run()).rejects.toThrow(/Wei has the role writer/);
  expect(await server.context.db.selectFrom('staff_actions').selectAll().execute()).toEqual([]);
});

test.each(['', ' ', '\u200B'])(
  'who may find guests by name does not export all of them by %j',
  async (name) => {
    const server = await startTestServer();
    await bookedStay(server, server.guest());
    const desk = staffOperations(server.context, asMember('Ravi', 'RECEPTION'));
    await expect(desk.find({ name })).rejects.toThrow('Type a part of the guest’s name.');
  },
);

test('the audit names the member, by name and by id', async () => {
  const server = await startTestServer();
  const { reference } = await bookedStay(server, server.guest());
  const desk = staffOperations(server.context, asMember('Ravi', 'RECEPTION'));
  await desk.show(reference);
  await desk.find({ name: 'Nair' });
  await desk.recordPayment(reference, { amount: '1', method: 'CASH', isAgain: false });
  const recorded = await server.context.db
    .selectFrom('staff_actions')
    .select(['action', 'actor', 'member_id'])
    .execute();
  expect(recorded).toHaveLength(3);
  expect(recorded).toEqual(
    expect.arrayContaining(
      ['SHOW', 'FIND_BY_NAME', 'RECORD_PAYMENT'].map((action) => ({
        action,
        actor: 'Ravi',
        member_id: 'ravi',
      })),
    ),
  );
});
