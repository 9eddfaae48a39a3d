import type { Args, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { api } from '#design-system/api';
import type { PropApi } from '../design-system/component-api.ts';
import { inOrderOfSize } from '../stories/component-api.ts';

interface Context {
  component?: unknown;
  argTypes: StrictArgTypes;
  initialArgs?: Args;
}

/**
 * What the compiler says of each property, over what is read from the text of a component: every value that a type allows, as
 * choices, names of types instead of "union" and "unknown", and defaults.
 */
export function argTypesFromTypes({ component, argTypes, initialArgs = {} }: Context): StrictArgTypes {
  const props: Readonly<Record<string, PropApi>> = { children: { type: 'ReactNode' }, ...propsOf(component) };
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const prop = props[name];
      if (prop === undefined) return [name, argType];
      return [
        name,
        { ...argType, ...described(prop, argType.table), ...controlled(prop, initialArgs[name]) },
      ];
    }),
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

/** How a designer tries another value. Storybook by itself would ask for JSON, and print the inside of an element as such. */
function controlled({ type = '', values }: PropApi, given: unknown): Partial<StrictInputType> {
  if (values !== undefined) {
    if (values.every((value) => typeof value === 'boolean')) return { control: { type: 'boolean' } };
    return { control: { type: 'select' }, options: inOrderOfSize(values) };
  }
  if (type === 'ReactNode' && (given === undefined || typeof given === 'string'))
    return { control: { type: 'text' } };
  if (/React(?:Node|Element)|Ref</.test(type)) return { control: false };
  if (/^string(?: \| (?:undefined|null))?$/.test(type)) return { control: { type: 'text' } };
  if (/^number(?: \| undefined)?$/.test(type)) return { control: { type: 'number' } };
  return {};
}

function propsOf(component: unknown): Readonly<Record<string, PropApi>> {
  // Its own name is shortened in a built Storybook; the one in its documentation is not.
  const { __docgenInfo: info } = (component ?? {}) as { __docgenInfo?: { displayName?: string } };
  const name = info?.displayName ?? '';
  const door = Object.values(api).find(({ components }) => Object.hasOwn(components, name));
  return door?.components[name]?.props ?? {};
}
