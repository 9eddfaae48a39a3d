import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** A write, a sync or an answer, in order. */
export type DiskEvent =
  | { kind: 'WRITE'; file: string; offset: number; bytes: Buffer }
  | { kind: 'TRUNCATE'; file: string; size: number }
  | { kind: 'SYNC'; file: string }
  | { kind: 'TOLD'; bookingId: string; state: string };

export const RECORDED =
  '-y -xx -s 65536 -e trace=pwrite64,write,writev,sendmsg,fsync,fdatasync,ftruncate'.split(' ');

const CALL = /^(\d+) +(\w+)\(\d+<([^>]*)>(.*)$/;
const RESUMED = /^(\d+) +<\.\.\. (\w+) resumed>.*= (-?\d+)/;
const TEXT = /"((?:\\x[0-9a-f]{2})*)"/g;
const TOLD = /^HTTP\/1\.1 20[01] [\s\S]*"id":"([^"]+)","reference":"[^"]+","state":"([A-Z]+)"/;

/** Reads strace's output about the files and the bookings. */
export async function* readRecording(recording: string, files: readonly string[]): AsyncGenerator<DiskEvent> {
  /** Syncs that strace prints in two parts. */
  const begun = new Map<string, string>();
  for await (const line of createInterface({ input: createReadStream(recording) })) {
    const [, thread = '', call = '', path = '', rest = ''] = CALL.exec(line) ?? [];
    const file = unhex(path);
    const isSync = call === 'fsync' || call === 'fdatasync';
    if (isSync && rest.includes('<unfinished')) begun.set(thread, file);
    else if (files.includes(file)) yield* eventOf(call, file, rest);
    else if (/^(?:write|writev|sendmsg)$/.test(call)) yield* told(textOf(rest));
    const [, resumed = '', , result] = RESUMED.exec(line) ?? [];
    const synced = begun.get(resumed);
    begun.delete(resumed);
    if (synced !== undefined && result === '0' && files.includes(synced))
      yield { kind: 'SYNC', file: synced };
  }
}

function* eventOf(call: string, file: string, rest: string): Generator<DiskEvent> {
  // The call failed.
  if (/= -1 /.test(rest)) return;
  switch (call) {
    case 'pwrite64': {
      const bytes = textOf(rest);
      const offset = Number(/, (\d+)(?:\)| <unfinished)/.exec(rest.slice(rest.lastIndexOf('"')))?.[1]);
      yield { kind: 'WRITE', file, offset, bytes };
      return;
    }
    case 'ftruncate':
      yield { kind: 'TRUNCATE', file, size: Number(/^, (\d+)/.exec(rest)?.[1]) };
      return;
    default:
      yield { kind: 'SYNC', file };
  }
}

function* told(bytes: Buffer): Generator<DiskEvent> {
  const [, bookingId, state] = TOLD.exec(bytes.toString('latin1')) ?? [];
  if (bookingId !== undefined && state !== undefined) yield { kind: 'TOLD', bookingId, state };
}

function textOf(text: string): Buffer {
  return Buffer.concat([...text.matchAll(TEXT)].map(([, hex = '']) => bytesOf(hex)));
}

function unhex(text: string): string {
  return text.startsWith('\\x') ? bytesOf(text).toString() : text;
}

function bytesOf(hex: string): Buffer {
  return Buffer.from(hex.replaceAll('\\x', ''), 'hex');
}
