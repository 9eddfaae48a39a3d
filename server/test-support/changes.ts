/** What differs between two answers, by the path of each value: the new one, or null where there is none any more. */
export function changesBetween(before: unknown, after: unknown): Record<string, unknown> {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  const paths = new Set([...old.keys(), ...now.keys()]);
  const changed = [...paths].filter((path) => old.get(path) !== now.get(path)).toSorted();
  return Object.fromEntries(changed.map((path) => [path, now.get(path) ?? null]));
}

function leavesOf(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]]);
  return new Map(
    Object.entries(value).flatMap(([name, part]) => [
      ...leavesOf(part, path === '' ? name : `${path}.${name}`),
    ]),
  );
}
