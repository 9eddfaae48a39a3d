import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GROUPS } from '../../component-groups.ts';
import { GUIDED, partsOf } from './guides.ts';
import { KEY_PROOFS } from './key-proofs.ts';
import { readGuide } from './read-guide.ts';

const root = join(import.meta.dirname, '../../..');
const components = readdirSync(join(root, 'design-system/components'));
/** The parts that are taken for each other: their guidance says which one to choose. */
const CONFUSED = [
  'accordion',
  'alert-dialog',
  'badge',
  'combobox',
  'description-list',
  'dialog',
  'empty-state',
  'notice',
  'popover',
  'price',
  'radio-group',
  'room-card',
  'select',
  'skeleton',
  'spinner',
  'steps',
  'surface',
  'table',
  'tabs',
  'toast',
];
const FIELDS = 'alsoCalled when whenNot do dont words related heard tree story keys yours'.split(' ');
/** What a template or a hurry leaves behind. */
const FILLER = /\b(?:lorem|todo|tbd|fixme|xxx)\b|says what it is for|its words\./i;

describe.each(components)('the guidance on %s', (name) => {
  const guide = readGuide(name);

  it('has its fields, and no others', () => {
    expect(guide).toMatchObject({
      alsoCalled: expect.any(Array),
      heard: expect.any(String),
      tree: expect.any(Array),
    });
    expect(Object.keys(guide ?? {}).filter((field) => !FIELDS.includes(field))).toEqual([]);
    const listed = [guide?.alsoCalled, guide?.when, guide?.words, guide?.tree].flatMap((list) => list ?? []);
    expect(listed.filter((item) => typeof item !== 'string' || item.trim() === '')).toEqual([]);
  });

  it('names other components that exist, and never itself', () => {
    const named = [...(guide?.related ?? []), ...(guide?.whenNot ?? []).flatMap(({ use }) => use ?? [])];
    expect(named.filter((other) => other === name || !components.includes(other))).toEqual([]);
    expect(named).not.toEqual([]);
  });

  it('has other names that do not split the titles of the sidebar', () => {
    expect((guide?.alsoCalled ?? []).filter((also) => /[/·,]/.test(also))).toEqual([]);
  });

  it('has no filler', () => {
    expect(guide?.heard).not.toBe('');
    expect(JSON.stringify(guide)).not.toMatch(FILLER);
  });
});

it('is there for every component, and for none that is gone', () => {
  const files = readdirSync(join(root, 'stories/components')).filter((file) => file.endsWith('.guide.json'));
  expect(files.toSorted()).toEqual(components.map((name) => `${name}.guide.json`).toSorted());
});

describe.each(CONFUSED)('%s, which is taken for others', (name) => {
  const guide = readGuide(name);

  it('says when, when not and what instead, and how to write it', () => {
    expect(guide?.when?.length).toBeGreaterThan(0);
    expect(guide?.whenNot?.filter(({ use }) => use !== undefined).length).toBeGreaterThan(0);
    expect(guide?.words?.length).toBeGreaterThan(0);
    expect(guide?.alsoCalled.length).toBeGreaterThan(0);
  });

  it('draws what to do and what not to', () => {
    const stories = readFileSync(join(root, `stories/components/${name}.stories.tsx`), 'utf8');
    expect(stories).toContain('export const Do = meta.story(');
    expect(stories).toContain('export const Dont = meta.story(');
    expect([guide?.do, guide?.dont]).toEqual([expect.any(String), expect.any(String)]);
  });

  it('states no key that is not pressed in a test, and no fewer', () => {
    expect(Object.keys(KEY_PROOFS[name]?.keys ?? {})).toEqual(Object.keys(guide?.keys ?? {}));
  });
});

it.each([
  ['modal', 'dialog'],
  ['dropdown', 'select'],
  ['datepicker', 'stay-calendar'],
  ['input', 'text-field'],
  ['switch', 'checkbox'],
])('who looks for "%s" finds %s', (word, name) => {
  expect(readGuide(name)?.alsoCalled.some((also) => also.includes(word))).toBe(true);
});

it('shows every component, in the order of the sidebar', () => {
  const sidebar = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8');
  const places = GROUPS.map((group) => sidebar.indexOf(`'${group}',`));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(GUIDED.filter(({ group }) => GROUPS.every((known) => known !== group))).toEqual([]);
  expect(GUIDED).toHaveLength(components.length);
});

it('tells the part that a door is named after from its other parts', () => {
  expect(partsOf('nav-bar').main?.[0]).toBe('NavBar');
  expect(partsOf('nav-bar').others.map(([part]) => part)).toEqual(['Brand', 'NavItem']);
  expect(partsOf('refund-summary').main?.[0]).toBe('RefundSummary');
});

it('is read by its name only', () => {
  expect(readGuide('../../package')).toBeUndefined();
  expect(existsSync('stories/components/nobody.guide.json')).toBe(false);
  expect(readGuide('nobody')).toBeUndefined();
});
