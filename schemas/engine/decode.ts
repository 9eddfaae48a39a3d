export type Decoded = { kind: 'text'; text: string } | { kind: 'fault'; guess: string };

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8 and skips a byte order mark. */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  const guess = guessUtf16(bytes);
  if (guess !== undefined) return { kind: 'fault', guess };
  try {
    return { kind: 'text', text: utf8.decode(bytes) };
  } catch {
    return { kind: 'fault', guess: 'Windows-1252 or Latin-1' };
  }
}

function guessUtf16(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'UTF-16 (little endian)';
  if (first === 0xfe && second === 0xff) return 'UTF-16 (big endian)';
  // JSON begins with an ASCII character, so a zero byte beside it means UTF-16.
  if (first !== 0 && second === 0) return 'UTF-16 (little endian)';
  if (first === 0 && second !== 0 && bytes.length > 1) return 'UTF-16 (big endian)';
  return undefined;
}
