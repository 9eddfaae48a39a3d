/** The parameters of RFC 3492, section 5. */
const BASE = 36;
const LEAST = 1;
const MOST = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE_POINT = 128;
const LAST_CODE_POINT = 0x10_ff_ff;

/**
 * Decodes a label of an international domain without its `xn--` (RFC 3492). No browser has a function for it. Undefined
 * where it is none.
 */
export function decodePunycode(encoded: string): string | undefined {
  const last = encoded.lastIndexOf('-');
  const letters = Array.from(encoded.slice(0, Math.max(0, last)), (letter) => letter.codePointAt(0) ?? 0);
  const digits = Array.from(encoded.slice(last + 1), (sign) => digitOf(sign));
  let [codePoint, position, bias, at] = [FIRST_CODE_POINT, 0, FIRST_BIAS, 0];
  while (at < digits.length) {
    const read = readNumber(digits, at, bias);
    if (read === undefined) return undefined;
    const count = letters.length + 1;
    position += read.value;
    bias = adapt(read.value, count, at === 0);
    codePoint += Math.floor(position / count);
    position %= count;
    if (codePoint > LAST_CODE_POINT) return undefined;
    letters.splice(position, 0, codePoint);
    position += 1;
    at = read.end;
  }
  return String.fromCodePoint(...letters);
}

/** A number of variable length: the last digit is one below its threshold. */
function readNumber(
  digits: readonly number[],
  from: number,
  bias: number,
): { value: number; end: number } | undefined {
  let [value, weight] = [0, 1];
  for (let at = from, step = BASE; at < digits.length; at += 1, step += BASE) {
    const digit = digits[at] ?? -1;
    if (digit < 0) return undefined;
    value += digit * weight;
    if (!Number.isSafeInteger(value)) return undefined;
    const threshold = Math.min(MOST, Math.max(LEAST, step - bias));
    if (digit < threshold) return { value, end: at + 1 };
    weight *= BASE - threshold;
  }
  return undefined;
}

function adapt(value: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(value / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / count);
  let steps = 0;
  while (delta > ((BASE - LEAST) * MOST) / 2) {
    delta = Math.floor(delta / (BASE - LEAST));
    steps += BASE;
  }
  return steps + Math.floor(((BASE - LEAST + 1) * delta) / (delta + SKEW));
}

/** a to z are 0 to 25, 0 to 9 are 26 to 35; -1 for anything else. */
function digitOf(sign: string): number {
  return 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(sign.toLowerCase());
}
