/**
 * Returns the reference as it is mailed, such as 7K3M-Q2XD. Its alphabet has no O, I or L, so these are read
 * as digits.
 */
export function normalizeReference(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
