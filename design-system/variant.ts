const warned = new Set<string>();

/**
 * The class of one value of an enumerated property, or what else stands for it. Types refuse any other value; where types
 * were evaded, development says so once, with the values that exist, and the element goes without.
 */
export function variant<Value extends string | number, Result>(
  component: string,
  prop: string,
  value: Value,
  classes: Readonly<Record<Value, Result>>,
): Result {
  if (import.meta.env.DEV && !Object.hasOwn(classes, value)) {
    warnOnce(component, `${prop}="${value}" does not exist. Use one of: ${Object.keys(classes).join(', ')}.`);
  }
  return classes[value];
}

/** Says in development, once per page, what a component was given wrongly and what to give instead. */
export function warnOnce(component: string, remedy: string): void {
  const words = `${component}: ${remedy}`;
  if (warned.has(words)) return;
  warned.add(words);
  console.warn(words);
}
