export { addCalendarRoutes } from './calendar/routes.ts';
export { addAvailabilityRoutes } from './routes.ts';
