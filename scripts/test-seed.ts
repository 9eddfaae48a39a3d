/** Where random tests begin: always the same in `npm test`, the commit in `npm run test:rest` (`check.ts`). */
export const USUAL_SEED = 1;

export const TEST_SEED = Number(process.env['TEST_SEED'] ?? USUAL_SEED);
