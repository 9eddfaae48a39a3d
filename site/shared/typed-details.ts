import { tabStorage } from './attempts.ts';

const NAME = 'verandah.typed-details';
const storage = tabStorage();

/**
 * What a guest has typed at checkout and not booked with, by the names of the fields: kept over reloads in this tab's own storage
 * (TRUST T22). Codes and passwords never come here.
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
    // A full storage keeps nobody from booking.
  }
}

/** After the booking, and when the guest leaves the account: the next one at this screen reads nothing of it. */
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
