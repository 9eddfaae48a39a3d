import { beforeEach, expect, test } from 'vitest';
import { loadConfig } from '#server/config';
import { createContext } from '#server/context';
import { queueMail } from '../server/platform/outbox/queue-mail.ts';
import { addOwner } from '../server/test-support/staff.ts';
import { createWorkplace } from './test-command.ts';

const { path, run, runHere } = createWorkplace('');

const MAIL = {
  language: 'en',
  from: { name: 'Small Hotel', address: 'stay@small-hotel.example' },
  to: { name: 'Meera Nair', address: 'meera.nair@example.com' },
  subject: 'Your booking',
  text: 'Text',
  html: '<p>Text</p>',
};

beforeEach(async () => {
  const context = await createContext(loadConfig({ DATA_DIR: path('.data'), NODE_ENV: 'test' }));
  await addOwner(context);
  await context.db.transaction().execute(async (trx) => {
    await queueMail(context, trx, { mailKey: 'confirmation:1', mail: MAIL });
    await queueMail(context, trx, { mailKey: 'booked-notice:1', mail: MAIL });
  });
  await context.db
    .updateTable('outbox')
    .set({ state: 'FAILED', attempts: 128, given_up_at: '2027-01-19T09:30:00.000Z', last_error: 'ESOCKET' })
    .where('mail_key', '=', 'confirmation:1')
    .execute();
  await context.close();
});

test('lists what was not sent, in each format, and names no guest', () => {
  const { status, stdout, stderr } = run('mails', 'list');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^id +kind +booking +state +tries +since +next try +reason +can be sent again\n/);
  expect(stdout).toMatch(
    /^[0-9a-z]{26} +confirmation +failed +128 +\d{4}-\d\d-\d\d \d\d:\d\d +ESOCKET +yes$/m,
  );
  expect(stdout).toMatch(/^[0-9a-z]{26} +booked-notice +queued +0 /m);
  expect(stdout).toContain('\n2 mails. Times are in UTC.\n');
  expect(stdout).not.toMatch(/meera|Your booking/i);
  const listed = JSON.parse(run('mails', 'list', '--state', 'failed', '--format', 'json').stdout) as unknown;
  expect(listed).toEqual([
    expect.objectContaining({ kind: 'confirmation', state: 'failed', reason: 'ESOCKET', canResend: true }),
  ]);
  expect(run('mails', 'list', '--state', 'failed', '--format', 'csv').stdout).toMatch(
    /^\u{FEFF}id,kind,booking,state,attempts,since,nextTry,givenUp,reason,canResend\r\n[0-9a-z]{26},confirmation,,failed,128,[^,]+,,2027-01-19T09:30:00\.000Z,ESOCKET,yes\n$/u,
  );
  expect(run('mails', 'list', '--state', 'refused').stdout).toBe('No mails.\n');
});

test('sends again what was given up, and says why it cannot otherwise', async () => {
  expect(await runHere('mails', 'resend', '--all-failed', '--by', 'asha@example.com')).toEqual({
    status: 0,
    stdout: '1 mail is in the queue again.\n',
    stderr: '',
  });
  expect((await runHere('mails', 'resend', '--all-failed')).stdout).toBe('No mail has failed.\n');
  const [id = ''] = /[0-9a-z]{26}/.exec((await runHere('mails', 'list')).stdout) ?? [];
  expect(await runHere('mails', 'resend', id)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^Nothing was changed\. Mail [0-9a-z]{26} is in the queue; its next try is at /,
    ),
  });
});

test.each([
  [[], 'Name a subcommand: list, resend.'],
  [['show'], 'There is no "show" for mails. There are: list, resend.'],
  [['list', '7K3M-Q2XD'], 'list takes no ids, only --state; not "7K3M-Q2XD".'],
  [['list', '--all-failed'], '--all-failed is not an option of list.'],
  [['list', '--state', 'lost'], '--state is queued, failed, refused, sent or expired, not "lost".'],
  [['resend'], 'Name the ids of the mails, or use --all-failed.'],
  [['resend', 'one', '--all-failed'], 'Name the ids of the mails'],
  [['resend', 'one', '--format', 'json'], '--format is not an option of resend.'],
])('mails %j is refused with what to write', async (words, refusal) => {
  const { status, stdout, stderr } = await runHere('mails', ...words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(refusal);
});
