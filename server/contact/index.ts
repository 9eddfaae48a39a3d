export { addContactRoutes } from './routes.ts';
