import { api } from '#design-system/api';

export type Value = string | number | boolean;

/** A prop with more values, such as an icon's name, has a story of its own. */
const TOO_MANY = 12;

/** Sizes from small to large; the generated list is alphabetical. */
const SIZES = ['none', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'section', 'gutter', 'full', 'display'];

/** The props of a component with a finite set of values. */
export function variedProps(component: string): Readonly<Record<string, readonly Value[]>> {
  const found = Object.values(api).find((door) => Object.hasOwn(door.components, component));
  if (found === undefined) {
    throw new Error(
      `No door exports a component called ${component}. Run \`npm run generate\` if it is new.`,
    );
  }
  const props = Object.entries(found.components[component]?.props ?? {});
  return Object.fromEntries(
    props.flatMap(([name, { values }]) =>
      values !== undefined && values.length <= TOO_MANY ? [[name, inOrderOfSize(values)] as const] : [],
    ),
  );
}

/** Sorts sizes from small to large, and leaves other values in order. */
export function inOrderOfSize(values: readonly Value[]): readonly Value[] {
  const placeOf = (value: Value) => SIZES.indexOf(String(value));
  return values.some((value) => placeOf(value) === -1)
    ? values
    : values.toSorted((one, other) => placeOf(one) - placeOf(other));
}
