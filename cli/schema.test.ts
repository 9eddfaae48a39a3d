import { expect, test } from 'vitest';
import { createWorkplace } from './test-command.ts';

const { runHere, runHereWith } = createWorkplace('');

test('without a kind: every kind, and where its files lie', async () => {
  const { status, stdout } = await runHere('schema');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}room {2,}rooms\/<name>\.json: Room\. A room type/m);
  expect(stdout).toMatch(/^ {2}tax {2,}taxes\.json: Taxes\./m);
});

test('a kind: each field, whether it is needed, what may stand in it, what it is for, an example', async () => {
  const { stdout } = await runHere('schema', 'room');
  expect(stdout).toMatch(/^ {2}name \* {2,}Text, 1 to 100 characters\. The name of the room type\. For/m);
  expect(stdout).toMatch(/^ {2}view {3,}Text, 1 to 80 characters\./m);
  expect(stdout).toMatch(/^ {2}beds\[\]\.kind \* {2,}One of KING, QUEEN,/m);
});

test('a kind with forms: the fields of each form apart', async () => {
  const { stdout } = await runHere('schema', 'policy');
  expect(stdout).toMatch(/^CANCELLATION \(\* is required\):$/m);
  expect(stdout).toMatch(/^TERMS \(\* is required\):$/m);
  expect(stdout).toMatch(/^ {2}checkInRules\[\]\.penalty\(PERCENTAGE\)\.value \* {2,}Number, 0 to 100/m);
});

test('a kind whose fields are those of something else: an example', async () => {
  expect((await runHere('schema', 'translation')).stdout).toContain('"viewAll": "See everything"');
});

test.each(['rooms', 'rooms/', 'Room', 'room.json'])('%s is understood as a room', async (name) => {
  expect((await runHere('schema', name)).stdout).toContain('Its place: rooms/<name>.json');
});

test('a kind that was misspelt: exit 2 and what was meant', async () => {
  const { status, stderr } = await runHere('schema', 'polcy');
  expect(status).toBe(2);
  expect(stderr).toContain('There is no kind of file called "polcy". Did you mean: policy?');
});

test.each(['50', '80', '140'])('the table is wrapped at %s columns', async (columns) => {
  const { stdout } = await runHereWith({ env: { COLUMNS: columns } }, 'schema', 'room');
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(Number(columns));
});
