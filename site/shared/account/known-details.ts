import type { Account } from '#schemas/api-types';

/** What a guest has told of themselves already, as the state of a navigation to a form that asks for it. */
export type KnownDetails = Account;

const FIELDS = ['email', 'firstName', 'lastName', 'phone'] as const satisfies (keyof KnownDetails)[];

export function readKnownDetails(state: unknown): Partial<KnownDetails> {
  if (typeof state !== 'object' || state === null) return {};
  const given = new Map(Object.entries(state));
  return Object.fromEntries(
    FIELDS.map((field) => [field, given.get(field)]).filter(([, value]) => typeof value === 'string'),
  );
}
