/** How the rules round, each way with its number, so that a test can show that a wrong one is seen. */
export interface Ways {
  /** Price 2: a share of an amount. */
  share: RoundedShare;
  /** Price 7: what of an amount with tax is net. */
  net: RoundedShare;
  /** Price 8: a total to the unit. */
  total: ToUnit;
  /** Price 8: a part of a total, in the guest's favour. */
  part: ToUnit;
  /** Price 4: a discount over its nights. */
  spread: (amount: bigint, weights: readonly bigint[]) => bigint[];
}

/** `amount` times `numerator` by `denominator`, as a whole number. */
export type RoundedShare = (amount: bigint, numerator: bigint, denominator: bigint) => bigint;

/** A multiple of the unit. */
export type ToUnit = (amount: bigint, unit: bigint) => bigint;

/** Hundredths of a percent in one whole. */
export const WHOLE = 10_000n;

/** Price 2: half away from zero. */
export const halfAwayFromZero: RoundedShare = (amount, numerator, denominator) => {
  const product = amount * numerator;
  const size = product < 0n ? -product : product;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return product < 0n ? -rounded : rounded;
};

/** A percentage with at most two decimals as hundredths, read from its digits. */
export function hundredths(percent: number): bigint {
  const [whole = '0', decimals = ''] = String(Math.abs(percent)).split('.');
  const size = BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'));
  return percent < 0 ? -size : size;
}

/** Price 4: largest remainder. Everyone has the whole part; one more for the largest remainders, the first where they are equal. */
function byLargestRemainder(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = sum(weights);
  if (all === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (amount * weight) / all);
  const remainders = weights.map((weight) => (amount * weight) % all);
  for (let left = amount - sum(parts); left > 0n; left -= 1n) {
    const largest = remainders.reduce((most, each) => (each > most ? each : most), -1n);
    const at = remainders.indexOf(largest);
    parts[at] = (parts[at] ?? 0n) + 1n;
    remainders[at] = -1n;
  }
  return parts;
}

/** Price 8: what a percentage makes of a price is as whole as the hotel's totals. */
export function wholeShare(
  { share }: Ways,
  unit: bigint,
  [amount, hundredthsOfPercent]: readonly [bigint, bigint],
): bigint {
  return share(amount, hundredthsOfPercent, WHOLE * unit) * unit;
}

/** The rules themselves. */
export const RULES: Ways = {
  share: halfAwayFromZero,
  net: halfAwayFromZero,
  total: (amount, unit) => halfAwayFromZero(amount, 1n, unit) * unit,
  part: (amount, unit) => (amount / unit) * unit,
  spread: byLargestRemainder,
};

export function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('The stay names something that the hotel does not have');
  return thing;
}
