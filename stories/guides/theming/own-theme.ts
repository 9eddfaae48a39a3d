import { demoThemes } from '#design-system/theme';

/** The theme that the editor writes and every story can wear. It stays in the reader's browser. */
const KEY = 'verandah-own-theme';

/** The last draft, or undefined. It may have faults. */
export function readDraft(): object | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof draft === 'object' && draft !== null && !Array.isArray(draft) ? draft : undefined;
  } catch {
    // A browser may forbid storage, and the server has none.
    return undefined;
  }
}

export function keepDraft(draft: object): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Nothing else needs it.
  }
}

export function forgetDraft(): void {
  localStorage.removeItem(KEY);
}

/** What the editor begins with. */
export function firstDraft(): object {
  return readDraft() ?? demoThemes.kesar;
}
