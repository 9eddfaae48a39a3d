const BYTE_ORDER_MARK = '\ufeff';

/** The text in the bytes of a file; undefined where they are no UTF-8. The byte order mark is no part of it. */
export function textIn(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The bytes of a file with another text in it: a byte order mark stays where there is one. */
export function withText(bytes: Uint8Array, text: string): Uint8Array {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return new TextEncoder().encode(hasMark ? BYTE_ORDER_MARK + text : text);
}
