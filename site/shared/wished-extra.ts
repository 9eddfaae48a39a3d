import { tabStorage } from './browser-storage.ts';

const WISHED = 'verandah.wished-extra.';
const storage = tabStorage();

/** Keeps in this tab which extra a guest asked for on the page of services, so that checkout proposes it. */
export function keepWishedExtra(locationId: string, extraId: string): void {
  storage.setItem(WISHED + locationId, extraId);
}

/** The extra that a guest asked for at a location. */
export function readWishedExtra(locationId: string): string | undefined {
  return storage.getItem(WISHED + locationId) ?? undefined;
}
