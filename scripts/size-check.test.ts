import { expect, it } from 'vitest';
import { budgetsFor, type Sizes, sizeFaults, WHOLE_STYLESHEET_MAX } from './sizes/compare.ts';

const light: Sizes = {
  doors: { button: { script: 2_000, styles: 700 } },
  wholeStylesheet: 12_000,
  sixBesideReact: 1.4,
};
const budgets = { button: { script: 2_200, styles: 750 } };

it('is content with doors inside their budgets', () => {
  expect(sizeFaults(light, budgets)).toEqual([]);
  expect(sizeFaults({ ...light, doors: budgets }, budgets)).toEqual([]);
});

it('names the door, the kind and both numbers of what became too heavy', () => {
  const doors = { button: { script: 2_201, styles: 751 } };
  expect(sizeFaults({ ...light, doors }, budgets)).toEqual([
    expect.stringContaining('button has 2201 bytes of script, allowed are 2200'),
    expect.stringContaining('button has 751 bytes of styles, allowed are 750'),
  ]);
});

it('wants a budget for every door and a door for every budget', () => {
  expect(sizeFaults(light, {})).toEqual([expect.stringContaining('button has no budget')]);
  expect(sizeFaults({ ...light, doors: {} }, budgets)).toEqual([
    expect.stringContaining('button has a budget but is no door'),
  ]);
});

it('holds the whole stylesheet and the six components to their limits', () => {
  expect(sizeFaults({ ...light, wholeStylesheet: WHOLE_STYLESHEET_MAX + 1 }, budgets)).toEqual([
    expect.stringContaining(`${WHOLE_STYLESHEET_MAX + 1} bytes, allowed are ${WHOLE_STYLESHEET_MAX}`),
  ]);
  expect(sizeFaults({ ...light, sixBesideReact: 1.501 }, budgets)).toEqual([
    expect.stringContaining('1.501'),
  ]);
});

it('gives each door a tenth of room, in steps of fifty bytes', () => {
  expect(budgetsFor(light)).toEqual({ button: { script: 2_200, styles: 800 } });
  expect(budgetsFor({ ...light, doors: { box: { script: 1, styles: 0 } } })).toEqual({
    box: { script: 50, styles: 0 },
  });
});
