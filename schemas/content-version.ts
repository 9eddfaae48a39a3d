/**
 * The version of content that this Verandah reads. In version 2 amounts have the decimals of ISO 4217; `verandah migrate`
 * rewrites those of the currencies that were counted in whole units.
 */
export const CONTENT_VERSION = 2;

/** Where the schemas of content have their names; nothing is fetched from there. */
export const CONTENT_SCHEMAS_ADDRESS = `https://verandah.example/schemas/v${CONTENT_VERSION}`;
