import { api } from '#design-system/api';

export type Value = string | number | boolean;

/** A property with more values than this, such as the name of an icon, has a story of its own instead. */
const TOO_MANY = 12;

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
      values !== undefined && values.length <= TOO_MANY ? [[name, values] as const] : [],
    ),
  );
}
