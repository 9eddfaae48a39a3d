import { expect, test } from 'vitest';
import { startTestServer } from '../../test-support/test-server.ts';
import { faultForLog } from './fault-for-log.ts';

test('T22: a fault is logged with its code and its place, and without the row that a database refused', async () => {
  const server = await startTestServer();
  const refused = Object.assign(new Error('new row for relation "bookings" violates check constraint'), {
    code: '23514',
    detail: 'Failing row contains (k3v7q1x9m5t2b8d4f6h0zjnwp3, Meera, Nair, meera.nair@example.com).',
    where: 'meera.nair@example.com',
  });
  server.app.log.error({ err: new Error('It could not be booked', { cause: refused }) }, 'request failed');
  const [line = ''] = server.logs.slice(-1);
  expect(line).not.toMatch(/meera/i);
  expect(JSON.parse(line)).toMatchObject({
    err: {
      type: 'Error',
      code: '23514',
      message: 'It could not be booked: new row for relation "bookings" violates check constraint',
      stack: expect.stringMatching(
        /fault-for-log\.test\.ts[^]*caused by: Error: new row[^]*fault-for-log\.test\.ts/,
      ),
    },
  });
});

test('what is thrown without being an error is not repeated', () => {
  expect(faultForLog('meera.nair@example.com')).toEqual({
    type: 'string',
    message: 'No error was thrown',
    stack: '',
  });
});
