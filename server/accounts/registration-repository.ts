import type { Selectable } from 'kysely';
import type { Handle, Trx } from '../platform/db/database.ts';
import type { RegistrationsTable } from '../platform/db/account-tables.ts';

export type RegistrationRow = Selectable<RegistrationsTable>;

/** How long somebody may take to confirm the address, with as many codes as that needs. */
export const REGISTRATION_LIFE_MS = 24 * 3_600_000;

export async function insertRegistration(trx: Trx, registration: RegistrationRow): Promise<void> {
  await trx.insertInto('registrations').values(registration).execute();
}

export async function findRegistration(
  db: Handle,
  id: string,
  bornAfter: string,
): Promise<RegistrationRow | undefined> {
  return db
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .where('created_at', '>', bornAfter)
    .executeTakeFirst();
}

/** An address has one owner: what everybody else wrote about it is dropped, passwords included. */
export async function dropRegistrations(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('registrations').where('email', '=', email).execute();
}
