import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { avif, jpeg, png, webp } from '../test-pictures.ts';
import type { PictureFacts } from './picture-facts.ts';
import { readPicture } from './read-picture.ts';

function read(bytes: Uint8Array) {
  return readPicture({ bytes: bytes.length, readStart: async (count) => bytes.subarray(0, count) });
}

function sizeOf(facts: PictureFacts) {
  if (facts.kind === 'none') return { kind: facts.kind };
  return { kind: facts.kind, width: facts.width, height: facts.height };
}

const encoders = { JPEG: jpeg, PNG: png, WebP: webp, AVIF: avif } as const;

test.each(Object.entries(encoders))(
  '%s: reads how large it is, and where it was taken',
  async (format, encode) => {
    const facts = { kind: 'picture', format, width: 640, height: 480 };
    expect(await read(encode({ width: 640, height: 480 }))).toEqual({ ...facts, hasLocation: false });
    expect(await read(encode({ width: 640, height: 480, hasLocation: true }))).toEqual({
      ...facts,
      hasLocation: true,
    });
  },
);

test('a photo that the camera recorded on its side has its sides as they are shown', async () => {
  expect(await read(jpeg({ width: 640, height: 480, orientation: 6 }))).toMatchObject({
    width: 480,
    height: 640,
  });
  const photo = readFileSync(`${import.meta.dirname}/../../../e2e/awkward-hotel/images/turned-by-exif.jpg`);
  expect(await read(photo)).toMatchObject({ width: 480, height: 320, hasLocation: false });
});

test('reads of a large file that is no picture only its beginning', async () => {
  const asked: number[] = [];
  const film = new TextEncoder().encode('GIF89a');
  await readPicture({
    bytes: 10_000_000,
    readStart: async (count) => {
      asked.push(count);
      return film;
    },
  });
  expect(asked).toEqual([4096]);
});

const real = [
  ['a JPEG', '../../../content/images/pool.jpg'],
  ['a JPEG that was turned', '../../../e2e/awkward-hotel/images/turned-by-exif.jpg'],
  ['a PNG', '../../../e2e/awkward-hotel/images/see-through.png'],
  ['a WebP', '../../../docs/pictures/book.webp'],
] as const;

test.each(real)('%s is whole, and none of its beginnings is', async (_name, file) => {
  const whole = readFileSync(join(import.meta.dirname, file));
  expect((await read(whole)).kind).toBe('picture');
  for (const share of [0.1, 0.5, 0.9, 0.99]) {
    expect(await read(whole.subarray(0, whole.length * share))).toMatchObject({
      kind: 'none',
      damage: 'the file ends before the picture does',
    });
  }
});

test.each(Object.entries(encoders))(
  '%s: cut off or broken anywhere, it is no picture and no crash',
  async (_format, encode) => {
    const whole = encode({ width: 640, height: 480, hasLocation: true });
    for (let length = 0; length < whole.length; length += 1) {
      expect([{ kind: 'none' }, { kind: 'picture', width: 640, height: 480 }]).toContainEqual(
        sizeOf(await read(whole.subarray(0, length))),
      );
    }
    for (let at = 0; at < whole.length; at += 1) {
      const broken = Uint8Array.from(whole, (byte, index) => (index === at ? 255 - byte : byte));
      expect(['picture', 'none']).toContain((await read(broken)).kind);
    }
  },
);

test.each([
  ['<!DOCTYPE html><title>x</title>', { holds: 'a web page' }],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', { holds: 'a drawing (SVG)', isActive: false }],
  ['\ufeff<?xml version="1.0"?><svg onload="alert(1)"/>', { isActive: true }],
  ['<svg><script>alert(1)</script></svg>', { isActive: true }],
  ['', { holds: 'nothing at all' }],
  ['GIF89a', { holds: 'a GIF' }],
  ['just words', { kind: 'none' }],
])('%s is no picture', async (text, facts) => {
  expect(await read(new TextEncoder().encode(text))).toMatchObject({ kind: 'none', ...facts });
});
