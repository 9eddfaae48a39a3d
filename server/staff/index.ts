export { OLD_STAFF_ROWS } from './clean-up-staff.ts';
export { isAllowed } from './roles.ts';
export { rotateStaffKeys } from './rotate-keys.ts';
