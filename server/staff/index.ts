export { isAllowed } from './roles.ts';
