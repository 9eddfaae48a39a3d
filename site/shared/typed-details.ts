import { tabStorage } from './browser-storage.ts';

const NAME = 'verandah.typed-details';
const storage = tabStorage();

/**
 * What a guest has typed at checkout, by field name. Session storage keeps it over reloads (TRUST T22). Codes and
 * passwords are never stored.
 */
export function readTypedDetails(): ReadonlyMap<string, string> {
  const kept = parsed(storage.getItem(NAME));
  const fields = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return new Map(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
}

export function saveTypedDetails(details: object): void {
  try {
    storage.setItem(NAME, JSON.stringify(details));
  } catch {
    // A full storage must not stop a booking.
  }
}

/** Called after booking and at logout, so that the next guest at this screen sees nothing. */
export function clearTypedDetails(): void {
  storage.removeItem(NAME);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
