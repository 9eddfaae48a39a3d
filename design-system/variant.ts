const warned = new Set<string>();

/**
 * The class of a value of an enumerated prop. For an unknown value, where types were bypassed, development warns once
 * with the known values.
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

/** Warns in development, once per page, about a wrong prop and its remedy. */
export function warnOnce(component: string, remedy: string): void {
  const words = `${component}: ${remedy}`;
  if (warned.has(words)) return;
  warned.add(words);
  console.warn(words);
}
