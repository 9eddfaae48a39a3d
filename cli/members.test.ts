import { beforeEach, expect, test } from 'vitest';
import { loadConfig } from '#server/config';
import { createContext } from '#server/context';
import { acceptInvitation } from '../scripts/make-owner.ts';
import { PASSWORD } from '../server/test-support/account.ts';
import { publishRelease } from '../server/test-support/publish-release.ts';
import { smallHotel } from '../server/test-support/small-hotel.ts';
import { addOwner } from '../server/test-support/staff.ts';
import { createWorkplace } from './test-command.ts';

const { path, runHere, runHereWith, runWith, start } = createWorkplace('');
const NO_OWNER =
  'Nothing was changed. There is no owner of this hotel yet. On this machine: verandah staff invite';
const ASHA = ['asha@example.com', '--name', 'Asha Rao', '--role', 'owner'];
const RAVI = ['ravi@example.com', '--name', 'Ravi Menon', '--role', 'reception'];

beforeEach(async () => {
  const context = await createContext(loadConfig({ DATA_DIR: path('.data'), NODE_ENV: 'test' }));
  await publishRelease(context, smallHotel());
  await context.close();
});

/** Invites somebody and returns the token. */
async function invite(...words: string[]): Promise<string> {
  const { status, stdout, stderr } = await runHere('staff', 'invite', ...words);
  expect([status, stderr]).toEqual([0, '']);
  const [token = ''] = stdout.split('\n');
  expect(token).toMatch(/^verandah-staff-[\w-]{43}$/);
  return token;
}

async function addTheOwner(): Promise<void> {
  const context = await createContext(loadConfig({ DATA_DIR: path('.data'), NODE_ENV: 'test' }));
  await addOwner(context);
  await context.close();
}

test('before the first owner every command says how to make one, and only an owner is the first', async () => {
  for (const words of [
    ['bookings', 'list'],
    ['stock', 'quay-room'],
    ['tokens', 'list'],
    ['staff', 'list'],
    ['staff', 'disable', 'asha@example.com'],
  ])
    expect(await runHere(...words)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(NO_OWNER),
    });
  expect(await runHere('staff', 'invite', ...RAVI)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The first member of the staff is an owner: --role owner.'),
  });
});

test('the first owner invites herself, accepts, and invites others, who may do what their role allows', async () => {
  const accepted = await acceptInvitation(start('staff', 'accept'), {
    token: await invite(...ASHA),
    password: PASSWORD,
  });
  expect(accepted.uri).toMatch(/^otpauth:\/\/totp\/Small%20Hotel:asha%40example\.com\?/);
  expect(new Set(accepted.recoveryCodes).size).toBe(10);
  expect(await runHere('bookings', 'list')).toEqual({ status: 0, stdout: 'No bookings.\n', stderr: '' });
  await invite(...RAVI);
  const [head, owner, invited] = (await runHere('staff', 'list')).stdout.split('\n');
  expect(head).toMatch(/^e-mail +name +role +state +signed in +recovery codes +invited until$/);
  expect(owner).toMatch(/^asha@example\.com +Asha Rao +owner +active +10$/);
  expect(invited).toMatch(/^ravi@example\.com +Ravi Menon +reception +invited +\d{4}-\d\d-\d\d$/);
});

test('a script answers by lines: the key comes before its code, and only results are in the standard output', async () => {
  const token = await invite(...ASHA);
  const input = [token, PASSWORD, PASSWORD, '000000', ''].join('\n');
  const wrong = runWith({ input }, 'staff', 'accept');
  expect(wrong).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Nothing was changed. The code is not the one of now.'),
  });
  expect(wrong.stdout).toMatch(
    /^Add this key .*:\n {2}(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}\nor open .*:\n {2}otpauth:\S+\n$/,
  );
  expect(wrong.stdout + wrong.stderr).not.toContain(PASSWORD);
  expect(wrong.stdout + wrong.stderr).not.toContain(token);
  const named = runWith({ input: `${PASSWORD}\n${PASSWORD}\n000000\n` }, 'staff', 'accept', token);
  expect(named.stderr).toContain('The code is not the one of now.');
});

test.each([
  [['wrong', PASSWORD, PASSWORD], 1, 'This invitation is mistyped, expired'],
  [['TOKEN', 'Password1!', 'Password1!'], 1, 'This password is used too often'],
  [['TOKEN', PASSWORD, 'Another-7-ferry'], 1, 'Password does not match'],
  [['TOKEN', PASSWORD], 2, 'This was ended before the last answer. Nothing was changed.'],
  [[], 2, 'This was ended before the last answer. Nothing was changed.'],
])('of %j a script hears why it is not enough', async (lines, status, words) => {
  const token = await invite(...ASHA);
  const input = lines.map((line) => `${line === 'TOKEN' ? token : line}\n`).join('');
  const ended = runWith({ input }, 'staff', 'accept');
  expect(ended).toMatchObject({ status, stdout: '', stderr: expect.stringContaining(words) });
});

test('somebody has to be named where there is an owner, and has to be a member', async () => {
  await addTheOwner();
  const env = { VERANDAH_STAFF: '' };
  expect(await runHereWith({ env }, 'bookings', 'list')).toEqual({
    status: 2,
    stdout: '',
    stderr:
      'Nothing was changed. Say who you are: --by <your e-mail>, or VERANDAH_STAFF=<your e-mail> in the environment.\n',
  });
  expect(await runHereWith({ env }, 'staff', 'invite', ...RAVI)).toMatchObject({ status: 2 });
  expect((await runHereWith({ env }, 'bookings', 'list', '--by', 'Asha@example.com')).status).toBe(0);
  expect(await runHere('bookings', 'list', '--by', 'ravi@example.com')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no member ravi@example.com of the staff.'),
  });
});

test('a role is changed, held to, and shut out; the last owner stays', async () => {
  await addTheOwner();
  const token = await invite(...RAVI);
  await acceptInvitation(start('staff', 'accept'), { token, password: PASSWORD });
  const byRavi = ['--by', 'ravi@example.com'];
  const period = ['--from', '2027-01-01', '--to', '2027-01-31'];
  expect((await runHere('bookings', 'list', ...byRavi)).status).toBe(0);
  expect(await runHere('documents', 'tax-report', ...period, ...byRavi)).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'Nothing was changed. Ravi Menon has the role reception, which may not read the tax report. Allowed: owner, manager, bookkeeper.\n',
  });
  expect(await runHere('staff', 'list', ...byRavi)).toMatchObject({ status: 1 });
  expect((await runHere('staff', 'role', 'ravi@example.com', 'bookkeeper')).stdout).toBe(
    'ravi@example.com is bookkeeper now.\n',
  );
  expect((await runHere('documents', 'tax-report', ...period, ...byRavi)).status).toBe(0);
  expect((await runHere('staff', 'disable', 'ravi@example.com')).status).toBe(0);
  expect((await runHere('bookings', 'list', ...byRavi)).stderr).toContain('ravi@example.com is disabled.');
  expect((await runHere('staff', 'enable', 'ravi@example.com')).status).toBe(0);
  expect((await runHere('staff', 'reset', 'ravi@example.com')).stdout).toMatch(/^verandah-staff-/);
  expect((await runHere('bookings', 'list', ...byRavi)).stderr).toContain('ravi@example.com was reset');
  for (const words of [
    ['disable', 'asha@example.com'],
    ['role', 'asha@example.com', 'writer'],
  ])
    expect(await runHere('staff', ...words)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('asha@example.com is the last owner'),
    });
});

test.each([
  [[], 'Name a subcommand: invite, accept, list, role, disable, enable, reset.'],
  [['constructor'], 'There is no "constructor" for staff. There are: invite'],
  [['invite', 'ravi@example.com'], '--name "Asha Rao" --role reception'],
  [['invite', '--name', 'Ravi', '--role', 'writer'], 'Name one e-mail address'],
  [['role', 'ravi@example.com'], 'Name a member and a role'],
  [['role', 'ravi@example.com', 'king'], 'There is no role "king". There are: owner, manager'],
  [['disable'], 'verandah staff disable asha@hotel.example'],
  [['list', 'ravi@example.com'], 'list takes no address'],
  [['accept', 'one', 'two'], 'accept takes the token of one invitation'],
  [['accept', '--by', 'asha@example.com'], '--by is not an option of accept.'],
  [['list', '--name', 'Ravi'], '--name is not an option of list.'],
])('staff %j is refused with what to write', async (words, refusal) => {
  expect(await runHere('staff', ...words)).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining(refusal),
  });
});
