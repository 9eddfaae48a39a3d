export { addProfileRoutes } from './routes.ts';
