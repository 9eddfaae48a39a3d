import { expect, test } from 'vitest';
import { diagnosticLines } from '../../engine/small-hotel.ts';

const texts = (search: object) => ({ 'locales/en/common.json': { search } });

test('English has no plural form for a few', async () => {
  const forms = { rooms_one: 'One room', rooms_few: '{{count}} rooms', rooms_other: '{{count}} rooms' };
  expect(await diagnosticLines(texts(forms))).toEqual(['locales/en/common.json:4:5 error i18n/plural-form']);
});
