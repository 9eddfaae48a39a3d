const BYTE_ORDER_MARK = '\ufeff';

/** Decodes a UTF-8 file without its byte order mark; undefined where it is not UTF-8. */
export function textIn(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Encodes a text, keeping the byte order mark of the old bytes. */
export function withText(bytes: Uint8Array, text: string): Uint8Array {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return new TextEncoder().encode(hasMark ? BYTE_ORDER_MARK + text : text);
}
