import { expect, test } from 'vitest';
import { checkSmallHotel } from '../../engine/small-hotel.ts';

const codes = async (drawing: string) =>
  (await checkSmallHotel({ 'images/logo.png': drawing })).diagnostics.map(({ code }) => code);

test.each([
  '<svg><script>alert(1)</script></svg>',
  '<svg onload="alert(1)"/>',
  '<svg><a href="javascript:alert(1)"/></svg>',
  '<svg><foreignObject><body/></foreignObject></svg>',
])('%s would run something', async (drawing) => {
  expect(await codes(drawing)).toEqual(['asset/unsafe']);
});

test('a harmless drawing is no picture, and no danger', async () => {
  expect(await codes('<svg><path d="M0 0"/></svg>')).toEqual(['asset/type']);
});
