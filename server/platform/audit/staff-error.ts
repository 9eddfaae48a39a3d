/** What the staff asked for and cannot have: the cause and the remedy, for whoever typed the command. */
export class StaffError extends Error {
  override readonly name = 'StaffError';
}
