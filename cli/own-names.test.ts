import { expect, test } from 'vitest';
import { RULE_CODES, RULES } from '#schemas/checks';
import { KINDS, ownWords, ownWordsOf } from '#schemas/engine';
import { checkExample } from '#schemas/engine/example-hotel';
import { nodeFileSystem } from '#schemas/engine/disk';
import { createWorkplace } from './test-command.ts';

const { path, read, runHere, write } = createWorkplace('');

/** Names of the example hotel. */
const EXAMPLE =
  /kesar|udaipur|kochi|manali|pichola|lal ghat|rajasthan|lake[ -]suite|kolkata|313001|\bINR\b|₹|paise|\bIndia\b|see the example/i;

async function startInPortugal(): Promise<void> {
  const args = ['--name=Casa Azul', '--country=PT', '--location=Porto', '--room=Duplo=6'];
  expect(await runHere('init', 'casa', ...args)).toMatchObject({ status: 0 });
}

test('every rule is explained on the hotel of the folder, which has another country', async () => {
  await startInPortugal();
  const own = await ownWordsOf(nodeFileSystem, path('casa'));
  for (const code of RULE_CODES) {
    const { diagnostics } = await checkExample(RULES[code].example, own);
    const found = diagnostics.filter((each) => each.code === code);
    expect(JSON.stringify([code, found.length > 0, found])).not.toMatch(EXAMPLE);
  }
  const { stdout } = await runHere('explain', 'ref/not-found', '--in', 'casa');
  expect(stdout).toContain('There is no location `portor`: did you mean `porto`?');
  expect((await runHere('explain', 'timezone', '--in', 'casa')).stdout).toContain('such as Europe/Lisbon');
});

test('without a hotel every rule is explained in neutral words', async () => {
  for (const code of RULE_CODES) {
    const { diagnostics } = await checkExample(RULES[code].example, ownWords());
    const found = diagnostics.filter((each) => each.code === code);
    expect([code, found.length]).not.toEqual([code, 0]);
    expect(JSON.stringify(found)).not.toMatch(EXAMPLE);
  }
  expect((await runHere('explain', 'ref/not-found')).stdout).toContain('did you mean `old-town`?');
});

test('the fields of a kind have examples of the hotel', async () => {
  await startInPortugal();
  for (const { kind } of KINDS) {
    expect((await runHere('schema', kind, '--in', 'casa')).stdout).not.toMatch(EXAMPLE);
    expect((await runHere('schema', kind)).stdout).not.toMatch(EXAMPLE);
  }
  expect((await runHere('schema', 'room', '--in', 'casa')).stdout).toContain('For example "porto".');
});

test('check proposes values of the hotel', async () => {
  await startInPortugal();
  const hotel = JSON.parse(read('casa/hotel.json')) as object;
  write('casa/hotel.json', { ...hotel, businessName: undefined, siteUrl: 7, icon: 4 });
  const location = JSON.parse(read('casa/locations/porto.json')) as object;
  write('casa/locations/porto.json', {
    ...location,
    address: 'Rua do Almada',
    emails: [{ email: 'casa' }],
    phones: [],
  });
  const rate = JSON.parse(read('casa/rates/porto.json')) as object;
  write('casa/rates/porto.json', { ...rate, locationId: undefined, roomPrices: [], ratePlans: 'one' });
  write('casa/rooms/duplo.json', {});
  const { stdout } = await runHere('check', 'casa', '--format', 'json');
  expect(stdout).toContain('for example');
  expect(stdout).not.toMatch(EXAMPLE);
});

test('the examples in the help name no hotel', async () => {
  const { stdout } = await runHere('--help');
  const names = [...stdout.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, name = '']) => name);
  expect(names).toContain('stock');
  for (const name of names) expect((await runHere(name, '--help')).stdout).not.toMatch(EXAMPLE);
});
