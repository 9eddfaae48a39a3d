import { storedEmail } from '#domain/email-address';

/** The WhatsApp address of a phone number, or undefined if it has no international form. The guest sees and sends the text. */
export function whatsappAddress(number: string | undefined, text?: string): string | undefined {
  if (number === undefined || !/^\+[1-9]\d{6,14}$/u.test(number)) return undefined;
  const query = text === undefined ? '' : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${number.slice(1)}${query}`;
}

/** Opens the mail program, with the domain as mail servers know it: not every program takes another alphabet. */
export function mailAddress(email: string): string {
  return `mailto:${storedEmail(email)}`;
}

/** The address of a point on a map. It loads only when a guest follows the link. */
export function mapAddress({ lat, long }: { lat: number; long: number }): string {
  return `https://www.openstreetmap.org/?${new URLSearchParams({ mlat: String(lat), mlon: String(long) }).toString()}#map=16/${lat}/${long}`;
}
