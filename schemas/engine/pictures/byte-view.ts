/** Reads the first bytes of a file; beyond them it returns 0 and ''. */
export interface ByteView {
  readonly length: number;
  /** The size of the whole file. */
  readonly fileBytes: number;
  /** An unsigned big-endian number of 1 to 4 bytes. */
  big(at: number, bytes: number): number;
  /** The same, little-endian. */
  little(at: number, bytes: number): number;
  text(at: number, length: number): string;
  /** The offset of an ASCII word, or -1. */
  find(word: string, from: number): number;
}

const characters = new TextDecoder('latin1');

export function byteView(bytes: Uint8Array, fileBytes: number): ByteView {
  const byteAt = (at: number): number => bytes[at] ?? 0;
  const text = (at: number, length: number): string => characters.decode(bytes.subarray(at, at + length));
  return {
    length: bytes.length,
    fileBytes,
    big(at, count) {
      let value = 0;
      for (let i = 0; i < count; i += 1) value = value * 256 + byteAt(at + i);
      return value;
    },
    little(at, count) {
      let value = 0;
      for (let i = count - 1; i >= 0; i -= 1) value = value * 256 + byteAt(at + i);
      return value;
    },
    text,
    find(word, from) {
      const first = word.charCodeAt(0);
      for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
        if (text(at, word.length) === word) return at;
      return -1;
    },
  };
}
