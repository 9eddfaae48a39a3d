export function linkedSection(hash: string): HTMLElement | null {
  if (hash === '') return null;
  const named = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(named));
  } catch {
    // A mistyped address may not be decodable.
    return document.getElementById(named);
  }
}
