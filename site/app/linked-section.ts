/** The section of the page that the fragment of an address names, if there is one. */
export function linkedSection(hash: string): HTMLElement | null {
  if (hash === '') return null;
  const named = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(named));
  } catch {
    // Anybody can write an address that is no text.
    return document.getElementById(named);
  }
}
