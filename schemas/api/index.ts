export { type ApiCookie, type CookieId, COOKIES, isCookieId, PUBLISHER } from './cookies.ts';
export { ENDPOINTS, type Endpoint, type EndpointId } from './endpoints.ts';
export { resolveParts } from './resolve-parts.ts';
export { refusalsOf } from './refusals-of.ts';
