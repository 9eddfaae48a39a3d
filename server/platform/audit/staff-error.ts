/** A staff command that cannot be carried out. The message says the cause and the remedy. */
export class StaffError extends Error {
  override readonly name = 'StaffError';
}
