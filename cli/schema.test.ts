import { expect, test } from 'vitest';
import { createWorkplace } from './test-command.ts';

const { run, runWith } = createWorkplace('');

test('without a kind: every kind, and where its files lie', () => {
  const { status, stdout } = run('schema');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}room {2,}rooms\/<name>\.json: Room\. A room type/m);
  expect(stdout).toMatch(/^ {2}tax {2,}taxes\.json: Taxes\./m);
});

test('a kind: each field, whether it is needed, what may stand in it, what it is for, an example', () => {
  const { stdout } = run('schema', 'room');
  expect(stdout).toMatch(/^ {2}name \* {2,}Text, 1 to 100 characters\. The name of the room type\. For/m);
  expect(stdout).toMatch(/^ {2}view {3,}Text, 1 to 80 characters\./m);
  expect(stdout).toMatch(/^ {2}beds\[\]\.kind \* {2,}One of KING, QUEEN,/m);
});

test('a kind with forms: the fields of each form apart', () => {
  const { stdout } = run('schema', 'policy');
  expect(stdout).toMatch(/^CANCELLATION \(\* is required\):$/m);
  expect(stdout).toMatch(/^TERMS \(\* is required\):$/m);
  expect(stdout).toMatch(/^ {2}checkInRules\[\]\.penalty\(PERCENTAGE\)\.value \* {2,}Number, 0 to 100/m);
});

test('a kind whose fields are those of something else: an example', () => {
  expect(run('schema', 'translation').stdout).toContain('"viewAll": "See everything"');
});

test.each(['rooms', 'rooms/', 'Room', 'room.json'])('%s is understood as a room', (name) => {
  expect(run('schema', name).stdout).toContain('Its place: rooms/<name>.json');
});

test('a kind that was misspelt: exit 2 and what was meant', () => {
  const { status, stderr } = run('schema', 'polcy');
  expect(status).toBe(2);
  expect(stderr).toContain('There is no kind of file called "polcy". Did you mean: policy?');
});

test.each(['50', '80', '140'])('the table is wrapped at %s columns', (columns) => {
  const { stdout } = runWith({ env: { COLUMNS: columns } }, 'schema', 'room');
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(Number(columns));
});
