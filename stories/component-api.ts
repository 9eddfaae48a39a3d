import { api } from '#design-system/api';

export type Value = string | number | boolean;

/** A property with more values than this, such as the name of an icon, has a story of its own instead. */
const TOO_MANY = 12;

/** Sizes from small to large, as the eye expects them beside one another; the list itself is in the order of letters. */
const SIZES = ['none', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'section', 'gutter', 'full', 'display'];

/** The properties of a component whose values can be counted, with those values. */
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

/** Values as they are, or from small to large where each of them is a size. */
export function inOrderOfSize(values: readonly Value[]): readonly Value[] {
  const placeOf = (value: Value) => SIZES.indexOf(String(value));
  return values.some((value) => placeOf(value) === -1)
    ? values
    : values.toSorted((one, other) => placeOf(one) - placeOf(other));
}
