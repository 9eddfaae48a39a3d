import { tidySigns } from './typed-text.ts';

/**
 * Words and signs before an extension, as addresses of phones (RFC 3966), numbering tables and people of several
 * languages write them.
 */
const EXTENSION =
  /\d ?\)? ?[,;(]? ?(?:[,;#~]|(?:e?xt|extn|extension|extensión|anexo|int|interno|poste|ramal|durchwahl|dw|toestel|wew|mell|mellék|linka|kl|vn|dahili|εσωτ|вн|p|x|х|доб|内線|转|轉|分机|ต่อ|내선|تحويلة|داخلي|שלוחה)[.:=-]?(?: ?(?:no|nr|nº|n°|№)\.?)?) ?-?\d{1,9}\)?#?$/iu;

/** A phone number as it was typed, without what nobody sees, and with plain digits. */
export function tidyPhone(typed: string): string {
  return tidySigns(typed);
}

/** Whether a number leads to an extension: +91 98123 45678 ext 12. What is stored is a number that phones call directly. */
export function hasExtension(phone: string): boolean {
  return EXTENSION.test(phone);
}
