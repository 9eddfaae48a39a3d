/** As it stands in the mail, however it was typed: the alphabet has no letter that looks like a digit. */
export function normalizeReference(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
