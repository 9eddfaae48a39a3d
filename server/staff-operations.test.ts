import { expect, test } from 'vitest';
import { withStaffOperations, StaffError } from './staff-operations.ts';
import { bookedStay } from './test-support/booked.ts';
import { damageList, loseFiles } from './test-support/lose-files.ts';
import { addOwner, ASHA } from './test-support/staff.ts';
import { startTestServer } from './test-support/test-server.ts';

const LEAK = { reason: 'The roof leaks', keepsPenalty: false };

test('bookings are listed, shown and exported while the files of the release are lost', async () => {
  const server = await startTestServer();
  await addOwner(server.context);
  const { reference } = await bookedStay(server, server.guest());
  const { config } = server.context;
  await loseFiles(server.context);
  const [listed, shown, exported] = await withStaffOperations(config, ASHA.member.email, async (desk) => [
    await desk.list({}),
    await desk.show(reference),
    await desk.export({ locationId: 'harbour' }),
  ]);
  expect(listed).toMatchObject([{ reference, state: 'SUCCESSFUL' }]);
  expect(shown).toMatchObject({ reference, guest: { guestFirstName: 'Meera' } });
  expect(exported).toMatchObject([{ reference, firstName: 'Meera' }]);
});

test('an operation that needs the release is refused with the remedy and changes nothing', async () => {
  const server = await startTestServer();
  await addOwner(server.context);
  const { reference } = await bookedStay(server, server.guest());
  const { config } = server.context;
  await loseFiles(server.context);
  const cancelled = withStaffOperations(config, ASHA.member.email, (desk) => desk.cancel(reference, LEAK));
  await expect(cancelled).rejects.toThrow(StaffError);
  await expect(cancelled).rejects.toThrow(
    /^This needs the published release: the list of files of release release-1 is missing or damaged\. Publish again: verandah/,
  );
  const nights = { roomId: 'quay-room', from: '2027-01-14', to: '2027-01-15' };
  const given = withStaffOperations(config, ASHA.member.email, (desk) =>
    desk.changeNights(nights, { kind: 'RESET' }),
  );
  await expect(given).rejects.toThrow(StaffError);
  const [shown, stock] = await withStaffOperations(config, ASHA.member.email, async (desk) => [
    await desk.show(reference),
    await desk.nights(nights),
  ]);
  expect(shown).toMatchObject({ state: 'SUCCESSFUL' });
  expect(stock).toMatchObject([{ sold: 1 }, { sold: 1 }]);
});

test('a damaged file list is reported', async () => {
  const server = await startTestServer();
  await addOwner(server.context);
  const { config } = server.context;
  await damageList(server.context, 'release-1');
  await expect(
    withStaffOperations(config, ASHA.member.email, (desk) => desk.nights({ roomId: 'quay-room' })),
  ).rejects.toThrow(
    'the list of files of release release-1 is missing or damaged. Publish again: verandah publish content',
  );
});

test('before the first publishing the remedy is to publish', async () => {
  const server = await startTestServer();
  await addOwner(server.context);
  const { config, db } = server.context;
  await db.deleteFrom('current_release').execute();
  await expect(
    withStaffOperations(config, ASHA.member.email, (desk) => desk.nights({ roomId: 'quay-room' })),
  ).rejects.toThrow('nothing was published yet. Publish first: verandah publish content');
});

test('nobody is let in from the shell before there is an owner, without a name, or by the name of a stranger', async () => {
  const server = await startTestServer();
  const { config } = server.context;
  const listAs = (email?: string) => withStaffOperations(config, email, (desk) => desk.list({}));
  await expect(listAs(ASHA.member.email)).rejects.toThrow(/There is no owner of this hotel yet/);
  await addOwner(server.context);
  await expect(listAs()).rejects.toThrow(/Say who you are/);
  await expect(listAs('ravi@example.com')).rejects.toThrow(/There is no member ravi@example\.com/);
  expect(await listAs(ASHA.member.email)).toEqual([]);
});
