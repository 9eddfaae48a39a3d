import { expect, test, vi } from 'vitest';
import type { ValuePath } from '../engine/diagnostic.ts';
import { checkSmallHotel, example, pathOfKind } from '../engine/small-hotel.ts';
import { HOSTILE_FILES, HOSTILE_KEYS } from './hostile-files.ts';
import { HOSTILE_VALUES } from './hostile-values.ts';

/** A check usually takes milliseconds; this allows for a busy machine. */
const PATIENCE_MS = 10_000;

const fetched = vi.spyOn(globalThis, 'fetch');
const prototype = Object.getOwnPropertyNames(Object.prototype);

function textWith(file: object, path: ValuePath, value: unknown): string {
  const content = structuredClone(file);
  const holder = path.slice(0, -1).reduce<object>((inner, step) => Object(Reflect.get(inner, step)), content);
  Reflect.set(holder, path.at(-1) ?? '', value);
  return JSON.stringify(content, null, 2);
}

async function errorsIn(file: string, content: string | Uint8Array | object) {
  const began = performance.now();
  const { diagnostics } = await checkSmallHotel({ [file]: content });
  expect(performance.now() - began).toBeLessThan(PATIENCE_MS);
  return diagnostics.filter((found) => found.file === file && found.severity === 'error');
}

const values = HOSTILE_VALUES.flatMap(({ kind, path, values: written }) =>
  written.map((value) => ({ kind, path, value, shown: JSON.stringify(value).slice(0, 70) })),
);

test('there are hundreds of them', () => {
  expect(values.length + HOSTILE_KEYS.length + HOSTILE_FILES.length).toBeGreaterThanOrEqual(300);
});

test.each(values)('$kind $path: $shown is refused where it stands', async ({ kind, path, value }) => {
  const text = textWith(example(kind), path, value);
  const errors = await errorsIn(pathOfKind(kind), text);
  const start = text.indexOf(JSON.stringify(value));
  const end = start + JSON.stringify(value).length;
  expect(errors.filter(({ range }) => range.start.offset >= start && range.end.offset <= end)).not.toEqual(
    [],
  );
});

test.each(HOSTILE_KEYS)('a key %j is refused like any other', async (key) => {
  const text = JSON.stringify(example('album')).replace('{', `{${JSON.stringify(key)}:"x",`);
  const errors = await errorsIn('albums/moments.json', text);
  expect(errors.map(({ code }) => code)).toContain('unknown-key');
});

test.each(HOSTILE_FILES)('$what is refused', async ({ text }) => {
  expect(await errorsIn('albums/moments.json', text)).not.toEqual([]);
});

test('none of them was followed, and none changed what every object has', () => {
  expect(fetched).not.toHaveBeenCalled();
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(prototype);
});
