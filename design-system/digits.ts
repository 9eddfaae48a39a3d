/** Converts digits of any script to 0 to 9: a phone set to Arabic or Hindi types its own. */
export function digitsOf(text: string): string {
  return Array.from(text.matchAll(/\p{Nd}/gu), ([sign]) => digitOf(sign)).join('');
}

/** Every script's digits are consecutive from zero: the offset is the value. */
function digitOf(sign: string): number {
  const place = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(place - value - 1))) value += 1;
  return value % 10;
}
