import type { Account } from '#schemas/api-types';

/** What a guest has told of themselves already, as the state of a navigation to a form that asks for it. */
export type Introduction = Account;

const FIELDS = ['email', 'firstName', 'lastName', 'phone'] as const satisfies (keyof Introduction)[];

export function readIntroduction(state: unknown): Partial<Introduction> {
  if (typeof state !== 'object' || state === null) return {};
  const told = new Map(Object.entries(state));
  return Object.fromEntries(
    FIELDS.map((field) => [field, told.get(field)]).filter(([, value]) => typeof value === 'string'),
  );
}
