import type { Args, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { api } from '#design-system/api';
import type { ComponentApi, PropApi } from '../design-system/component-api.ts';
import { inOrderOfSize } from '../stories/component-api.ts';

interface Context {
  component?: unknown;
  argTypes: StrictArgTypes;
  initialArgs?: Args;
}

/**
 * Replaces the types that Storybook reads from the source by the compiler's: every value of a union as options, type
 * names and defaults.
 */
export function argTypesFromTypes({ component, argTypes, initialArgs = {} }: Context): StrictArgTypes {
  const { props: own = {}, inherited = {}, element } = apiOf(component) ?? {};
  const passedOn = Object.entries(inherited).filter(([name]) => !Object.hasOwn(own, name));
  const props: Readonly<Record<string, PropApi>> = {
    children: { type: 'ReactNode' },
    ...Object.fromEntries(passedOn.map(([name, type]) => [name, { type }])),
    ...own,
  };
  // Storybook's reader does not see a prop that comes by an inherited type; the compiler does.
  const all: StrictArgTypes = {
    ...missingIn(argTypes, own),
    ...argTypes,
    ...inCategory(argTypes, passedOn, element === undefined ? 'Passed on' : `Passed on to <${element}>`),
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, argType]) => {
      const prop = props[name];
      if (prop === undefined) return [name, argType];
      // What is only passed on has a control where the story gives it.
      const isChanged = Object.hasOwn(own, name) || name === 'children' || Object.hasOwn(initialArgs, name);
      const control = isChanged ? controlled(prop, initialArgs[name]) : {};
      return [name, { ...argType, ...described(prop, argType.table), ...control }];
    }),
  );
}

function missingIn(argTypes: StrictArgTypes, props: Readonly<Record<string, PropApi>>): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => !Object.hasOwn(argTypes, name))
      .map(([name, { required = false }]) => [
        name,
        { name, type: { name: 'other', value: '', required }, control: false },
      ]),
  );
}

/** The attributes of the element stand by themselves, below the component's own props. */
function inCategory(
  argTypes: StrictArgTypes,
  passedOn: readonly (readonly [string, string])[],
  category: string,
): StrictArgTypes {
  return Object.fromEntries(
    passedOn.map(([name]) => [
      name,
      {
        type: { name: 'other' as const, value: '' },
        control: false,
        ...argTypes[name],
        name,
        table: { ...argTypes[name]?.table, ...(name === 'children' ? {} : { category }) },
      },
    ]),
  );
}

function described(
  { description, type, values, default: byDefault }: PropApi,
  table: StrictInputType['table'],
): Partial<StrictInputType> {
  const summary = type ?? values?.map((value) => JSON.stringify(value)).join(' | ');
  return {
    ...(description === undefined ? {} : { description }),
    table: {
      ...table,
      ...(summary === undefined ? {} : { type: { summary } }),
      ...(byDefault === undefined ? {} : { defaultValue: { summary: byDefault } }),
    },
  };
}

/** The control of a prop. Storybook's default is JSON, which prints an element's internals. */
function controlled({ type = '', values }: PropApi, given: unknown): Partial<StrictInputType> {
  if (values !== undefined) {
    if (values.every((value) => typeof value === 'boolean')) return { control: { type: 'boolean' } };
    return { control: { type: 'select' }, options: inOrderOfSize(values) };
  }
  if (type === 'ReactNode' && (given === undefined || typeof given === 'string'))
    return { control: { type: 'text' } };
  if (/React(?:Node|Element)|Ref<|=>/.test(type)) return { control: false };
  if (/^string(?: \| (?:undefined|null))?$/.test(type)) return { control: { type: 'text' } };
  if (/^number(?: \| undefined)?$/.test(type)) return { control: { type: 'number' } };
  return {};
}

function apiOf(component: unknown): ComponentApi | undefined {
  const { __docgenInfo: info, name: own = '' } = (component ?? {}) as {
    __docgenInfo?: { displayName?: string };
    name?: string;
  };
  const name = info?.displayName ?? own;
  const door = Object.values(api).find(({ components }) => Object.hasOwn(components, name));
  return door?.components[name];
}
