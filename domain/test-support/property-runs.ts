/**
 * The runs of each property; `PROPERTY_RUNS=1000000 npx vitest run --project node domain` is the long form
 * (TRUST R9).
 */
export const PROPERTY = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 1000) };

export const PROPERTY_MS = 60_000 + 5 * PROPERTY.numRuns;
