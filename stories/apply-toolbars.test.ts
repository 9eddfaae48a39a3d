import { afterEach, describe, expect, it } from 'vitest';
import { applyToolbars } from '../.storybook/apply-toolbars.ts';
import { globalTypes, initialGlobals } from '../.storybook/toolbars.ts';
import { api } from '#design-system/api';
import { demoThemes } from '#design-system/theme';
import { forgetDraft, keepDraft } from './guides/theming/own-theme.ts';
import { argTypesFromTypes } from '../.storybook/prop-tables.ts';

const root = document.documentElement;
const wornBackground = () => root.style.getPropertyValue('--vr-page-bg');

afterEach(() => applyToolbars(initialGlobals));

describe('the toolbars', () => {
  it('are marked only when something was changed, and each can be taken back', () => {
    expect(initialGlobals).toEqual({});
    const first = Object.values(globalTypes).map(({ toolbar }) => toolbar.items[0]);
    expect(first).toEqual(first.map(() => expect.objectContaining({ type: 'reset' })));
  });

  it('wear the draft of the theme editor, and The Kesar where there is none', () => {
    keepDraft({ ...demoThemes.kesar, primaryColor: '#7a1f3d' });
    applyToolbars({ theme: 'yours' });
    expect(root.style.getPropertyValue('--vr-brand-bg')).toBe('#7a1f3d');
    keepDraft({ primaryColor: 'teal-ish' });
    applyToolbars({ theme: 'yours' });
    expect(root.style.getPropertyValue('--vr-brand-bg')).toBe(demoThemes.kesar.primaryColor);
    forgetDraft();
  });

  it('draw every script in every theme', () => {
    for (const theme of ['nocturne', 'hostile'])
      for (const name of ['--vr-font-family', '--vr-heading-font-family']) {
        applyToolbars({ theme });
        expect(root.style.getPropertyValue(name)).toMatch(
          /^"[\w ]+", "Noto Sans Arabic", "Noto Sans Devanagari", /,
        );
      }
  });

  it('keep the punctuation of English content at its end beside Arabic', () => {
    document.body.innerHTML = '<p>Each one different.</p>';
    applyToolbars({ locale: 'ar' });
    expect(document.querySelector('p')).toHaveAttribute('data-latin-words');
    applyToolbars({ locale: 'en' });
    expect(document.querySelector('p')).not.toHaveAttribute('data-latin-words');
  });

  it('have values that an address of Storybook carries to whoever opens it', () => {
    const values = Object.values(globalTypes).flatMap(({ toolbar }) =>
      toolbar.items.flatMap((item) => ('value' in item ? [item.value] : [])),
    );
    expect(values.length).toBeGreaterThan(20);
    expect(values.filter((value) => !/^[a-z][a-zA-Z-]*$/.test(value))).toEqual([]);
  });

  it('set language, direction and text size on the document', () => {
    applyToolbars({ ...initialGlobals, locale: 'pseudo', textSize: 'double' });
    expect(root).toHaveAttribute('dir', 'rtl');
    expect(root.style.fontSize).toBe('200%');
    applyToolbars({ ...initialGlobals, locale: 'pseudo', direction: 'ltr' });
    expect(root).toHaveAttribute('dir', 'ltr');
  });

  it('space text as far as a reader may, and take it back', () => {
    applyToolbars({ ...initialGlobals, textSpacing: 'wide' });
    expect(document.head.textContent).toContain('letter-spacing: 0.12em');
    applyToolbars(initialGlobals);
    expect(document.head.textContent).not.toContain('letter-spacing: 0.12em');
  });

  it('wear the colours of the system, tell scripts so, and take it back', () => {
    applyToolbars({ ...initialGlobals, colours: 'forced' });
    expect(wornBackground()).toBe('Canvas');
    expect(root.style.getPropertyValue('--vr-page-text')).toBe('CanvasText');
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    applyToolbars(initialGlobals);
    expect(wornBackground()).toMatch(/^#/);
    expect(matchMedia('(forced-colors: active)').matches).toBe(false);
  });

  it('print a page where it stands, and take it back', () => {
    const style = document.createElement('style');
    style.textContent = '@media print { .on-screen { display: none; } }';
    document.head.append(style);
    const media = () =>
      [...(style.sheet?.cssRules ?? [])].map((rule) => rule instanceof CSSMediaRule && rule.media.mediaText);
    applyToolbars({ ...initialGlobals, medium: 'paper' });
    expect(media()).toEqual(['all']);
    applyToolbars(initialGlobals);
    expect(media()).toEqual(['print']);
    style.remove();
  });

  it('still what moves, for styles and for scripts', () => {
    applyToolbars({ ...initialGlobals, motion: 'reduced' });
    expect(document.head.textContent).toContain('animation: none');
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  });
});

describe('a table of properties', () => {
  it('says types, defaults and descriptions as the compiler knows them', () => {
    const component = { __docgenInfo: { displayName: 'Table' } };
    const argTypes = argTypesFromTypes({ component, argTypes: { layout: { name: 'layout' } } });
    expect(argTypes['layout']).toMatchObject({
      name: 'layout',
      description: expect.stringContaining('phones'),
      table: { type: { summary: '"pinned" | "scroll" | "stacked"' }, defaultValue: { summary: "'scroll'" } },
    });
  });

  it('offers what a type allows, and nothing where a designer could only write JSON', () => {
    const component = { __docgenInfo: { displayName: 'Button' } };
    const names = ['size', 'busy', 'busyLabel', 'children', 'startIcon'];
    const argTypes = Object.fromEntries(names.map((name) => [name, { name }]));
    expect(argTypesFromTypes({ component, argTypes })).toMatchObject({
      size: { control: { type: 'select' }, options: ['s', 'm', 'l'] },
      busy: { control: { type: 'boolean' } },
      busyLabel: { control: { type: 'text' } },
    });
    const card = { __docgenInfo: { displayName: 'RoomCard' } };
    const initialArgs = { name: 'Lake suite', price: { type: 'span' } };
    const cardTypes = { name: { name: 'name' }, price: { name: 'price' } };
    expect(argTypesFromTypes({ component: card, argTypes: cardTypes, initialArgs })).toMatchObject({
      name: { control: { type: 'text' } },
      price: { control: false },
    });
  });

  it('has every prop of the compiler, whatever Storybook reads', () => {
    const component = { __docgenInfo: { displayName: 'Dialog' } };
    const names = Object.keys(argTypesFromTypes({ component, argTypes: {} }));
    expect(names).toEqual(
      expect.arrayContaining(Object.keys(api['dialog']?.components['Dialog']?.props ?? {})),
    );
    expect(names).toEqual(expect.arrayContaining(['open', 'defaultOpen', 'onOpenChange', 'trigger']));
  });

  it('has what a component passes on and a page needs most, by itself', () => {
    const component = { __docgenInfo: { displayName: 'Button' } };
    expect(argTypesFromTypes({ component, argTypes: {} })).toMatchObject({
      children: { table: { type: { summary: 'ReactNode' } } },
      onClick: { table: { category: 'Passed on to <button>', type: { summary: 'MouseEventHandler' } } },
      disabled: { table: { category: 'Passed on to <button>' } },
    });
  });

  it('leaves what it does not know as it is', () => {
    const argTypes = { label: { name: 'label' } };
    expect(argTypesFromTypes({ component: undefined, argTypes })).toEqual(argTypes);
  });

  it('knows children, which no component declares, as what they are', () => {
    const argTypes = { children: { name: 'children' } };
    const children = (given: unknown) =>
      argTypesFromTypes({ component: undefined, argTypes, initialArgs: { children: given } })['children'];
    expect(children('Words')).toMatchObject({
      table: { type: { summary: 'ReactNode' } },
      control: { type: 'text' },
    });
    expect(children([{ type: 'span' }])).toMatchObject({ control: false });
  });
});
