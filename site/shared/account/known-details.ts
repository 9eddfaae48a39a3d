import type { Account } from '#schemas/api-types';

/** The details a guest has given, as the navigation state of a form. */
export type KnownDetails = Pick<Account, (typeof FIELDS)[number]>;

const FIELDS = ['email', 'firstName', 'lastName', 'phone'] as const satisfies (keyof Account)[];

export function readKnownDetails(state: unknown): Partial<KnownDetails> {
  if (typeof state !== 'object' || state === null) return {};
  const given = new Map(Object.entries(state));
  return Object.fromEntries(
    FIELDS.map((field) => [field, given.get(field)]).filter(([, value]) => typeof value === 'string'),
  );
}
