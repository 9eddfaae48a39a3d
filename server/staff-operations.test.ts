import { expect, test } from 'vitest';
import { withStaffOperations, StaffError } from './staff-operations.ts';
import { bookedStay } from './test-support/booked.ts';
import { damageList, loseFiles } from './test-support/lose-files.ts';
import { startTestServer } from './test-support/test-server.ts';

const LEAK = { reason: 'The roof leaks', keepsPenalty: false };

test('bookings are listed, shown and exported while the files of the release are lost', async () => {
  const server = await startTestServer();
  const { reference } = await bookedStay(server, server.guest());
  const { config } = server.context;
  await loseFiles(server.context);
  const [listed, shown, exported] = await withStaffOperations(config, 'Asha', async (desk) => [
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
  const { reference } = await bookedStay(server, server.guest());
  const { config } = server.context;
  await loseFiles(server.context);
  const cancelled = withStaffOperations(config, 'Asha', (desk) => desk.cancel(reference, LEAK));
  await expect(cancelled).rejects.toThrow(StaffError);
  await expect(cancelled).rejects.toThrow(
    /^This needs the published release: the list of files of release release-1 is missing or damaged\. Publish again: verandah/,
  );
  const nights = { roomId: 'quay-room', from: '2027-01-14', to: '2027-01-15' };
  const given = withStaffOperations(config, 'Asha', (desk) => desk.changeNights(nights, { kind: 'RESET' }));
  await expect(given).rejects.toThrow(StaffError);
  const [shown, stock] = await withStaffOperations(config, 'Asha', async (desk) => [
    await desk.show(reference),
    await desk.nights(nights),
  ]);
  expect(shown).toMatchObject({ state: 'SUCCESSFUL' });
  expect(stock).toMatchObject([{ sold: 1 }, { sold: 1 }]);
});

test('a damaged file list is reported', async () => {
  const server = await startTestServer();
  const { config } = server.context;
  await damageList(server.context, 'release-1');
  await expect(
    withStaffOperations(config, 'Asha', (desk) => desk.nights({ roomId: 'quay-room' })),
  ).rejects.toThrow(
    'the list of files of release release-1 is missing or damaged. Publish again: verandah publish content',
  );
});

test('before the first publishing the remedy is to publish', async () => {
  const server = await startTestServer();
  const { config, db } = server.context;
  await db.deleteFrom('current_release').execute();
  await expect(
    withStaffOperations(config, 'Asha', (desk) => desk.nights({ roomId: 'quay-room' })),
  ).rejects.toThrow('nothing was published yet. Publish first: verandah publish content');
});
