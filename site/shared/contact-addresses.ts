/** The chat address of a phone number; nothing without a number in international form. */
export function whatsappAddress(number: string | undefined): string | undefined {
  if (number === undefined || !/^\+[1-9]\d{6,14}$/u.test(number)) return undefined;
  return `https://wa.me/${number.slice(1)}`;
}

/** Where a map shows a point; opened only when a guest follows the link. */
export function mapAddress({ lat, long }: { lat: number; long: number }): string {
  return `https://www.openstreetmap.org/?${new URLSearchParams({ mlat: String(lat), mlon: String(long) }).toString()}#map=16/${lat}/${long}`;
}
