export { addDocumentPages, addDocumentRoutes } from './documents/routes.ts';
export { addHealthRoutes } from './health/routes.ts';
export { addSiteRoutes } from './routes.ts';
