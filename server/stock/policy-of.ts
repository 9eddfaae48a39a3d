import type { CatalogueLocation, CatalogueRatePlan, Policy } from '#schemas/types';

/** The cancellation policy of a rate plan. Publishing refuses a plan without one. */
export function policyOf(location: CatalogueLocation, plan: Pick<CatalogueRatePlan, 'policyId'>): Policy {
  const policy = location.policies.find(({ id }) => id === plan.policyId);
  if (policy === undefined) throw new Error(`The catalogue has no policy ${plan.policyId} in ${location.id}`);
  return policy;
}
