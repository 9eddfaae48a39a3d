/** The chat address of a phone number; nothing without a number in international form. */
export function whatsappAddress(number: string | undefined): string | undefined {
  if (number === undefined || !/^\+[1-9]\d{6,14}$/u.test(number)) return undefined;
  return `https://wa.me/${number.slice(1)}`;
}
