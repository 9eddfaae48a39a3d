import type { PolicyTerm } from '#domain/policy-terms';
import type { TFunction } from 'i18next';

/** A term of a cancellation policy that holds for any stay, as a sentence. */
export function termWords({ key, params, cost }: PolicyTerm, t: TFunction, locale: string): string {
  const percent = cost?.params['percent'];
  const kept =
    cost === undefined
      ? ''
      : t(cost.key, {
          ...cost.params,
          ...(typeof percent === 'number'
            ? { percent: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(percent) }
            : {}),
        });
  return t(key, { ...params, cost: kept });
}
