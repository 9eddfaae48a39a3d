import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

/**
 * Unpacks a WOFF 1.0 font (W3C, "WOFF File Format 1.0") to the OpenType font inside. The PDF library reads WOFF too, but
 * unpacks a table anew for every letter, which takes a thousand times as long.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is not a WOFF 1.0 file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, WOFF_HEADER + index * WOFF_ENTRY));
  const head = Buffer.alloc(HEADER + count * ENTRY);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const largest = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** largest * ENTRY, 6);
  head.writeUInt16BE(largest, 8);
  head.writeUInt16BE((count - 2 ** largest) * ENTRY, 10);
  let offset = head.length;
  const bodies = tables.map(({ tag, checksum, data }, index) => {
    const at = HEADER + index * ENTRY;
    tag.copy(head, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    // Tables begin at multiples of four.
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...bodies]);
}

function tableAt(woff: Buffer, at: number): { tag: Buffer; checksum: number; data: Buffer } {
  const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
  const start = offset ?? 0;
  const bytes = woff.subarray(start, start + (packed ?? 0));
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    // A table that would not shrink is stored as it is.
    data: packed === length ? bytes : inflateSync(bytes),
  };
}
