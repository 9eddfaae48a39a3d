export { ENDPOINTS, type Endpoint, type EndpointId } from './endpoints.ts';
export { resolveParts } from './resolve-parts.ts';
