import type { ExportedBooking, ListedForStaff } from '#server/staff-desk';

// Objects, so that a field that is missing here does not compile.
const OF_LISTED = {
  reference: true,
  state: true,
  payment: true,
  paidMinor: true,
  stayState: true,
  locationId: true,
  checkIn: true,
  checkOut: true,
  rooms: true,
  totalMinor: true,
  currency: true,
} as const satisfies Record<keyof ListedForStaff, true>;
const OF_GUEST = {
  createdAt: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
} as const satisfies Record<Exclude<keyof ExportedBooking, keyof ListedForStaff>, true>;

/** The columns of a list, from left to right. */
export const LISTED = Object.keys(OF_LISTED);
/** The same with those that name the guest. */
export const EXPORTED = [...LISTED, ...Object.keys(OF_GUEST)];
