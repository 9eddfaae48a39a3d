import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { api } from '#design-system/api';
import type { PropApi } from '../design-system/component-api.ts';

interface Context {
  component?: unknown;
  argTypes: StrictArgTypes;
}

/**
 * What the compiler says of each property, over what is read from the text of a component: every value that a type allows,
 * names of types instead of "union" and "unknown", and defaults.
 */
export function argTypesFromTypes({ component, argTypes }: Context): StrictArgTypes {
  const props = propsOf(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const prop = props[name];
      return [name, prop === undefined ? argType : { ...argType, ...described(prop, argType.table) }];
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

function propsOf(component: unknown): Readonly<Record<string, PropApi>> {
  // Its own name is shortened in a built Storybook; the one in its documentation is not.
  const { __docgenInfo: info } = (component ?? {}) as { __docgenInfo?: { displayName?: string } };
  const name = info?.displayName ?? '';
  const door = Object.values(api).find(({ components }) => Object.hasOwn(components, name));
  return door?.components[name]?.props ?? {};
}
