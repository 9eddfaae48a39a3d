import { expect, test } from 'vitest';
import { readJson } from '../read-json.ts';
import { example } from '../small-hotel.ts';
import { parseJson } from './parse.ts';
import { plainValue } from './syntax-node.ts';

const text = JSON.stringify(
  { policy: example('policy'), words: ['a "quoted" word', 'C:\\Kesar', -1.5e3, null] },
  null,
  2,
);
const strict = { isRelaxed: false };
const TYPOS = ['', '"', "'", ',', ':', '{', '}', '[', ']', '\\', '\n', '0', '-', '.', 'x', '/', '“', '#'];

/** JSON.parse decides what is JSON. */
function judge(candidate: string): boolean {
  try {
    JSON.parse(candidate);
    return true;
  } catch {
    return false;
  }
}

function verdictOn(candidate: string): string | undefined {
  const { errors, root } = parseJson(candidate, strict);
  const isOutside = errors.some(({ start, end }) => start < 0 || end < start || end > candidate.length);
  if (isOutside) return 'a place outside the file';
  if (!judge(candidate)) return errors.length > 0 ? undefined : 'accepted, though it is not JSON';
  const refused = errors.filter(
    ({ code }) => !/^(?:json\/duplicate-key|number\/precision|text\/bad-character)$/.test(code),
  );
  if (refused.length > 0) return `refused, though it is JSON: ${refused[0]?.code ?? ''}`;
  const isSame =
    root !== undefined && JSON.stringify(plainValue(root)) === JSON.stringify(JSON.parse(candidate));
  return isSame ? undefined : 'read differently';
}

test('reads every value as JSON.parse does', () => {
  const { root, errors } = parseJson(text, strict);
  expect(errors).toEqual([]);
  expect(root && plainValue(root)).toEqual(JSON.parse(text));
});

test.each(TYPOS)('a slip of %j anywhere never crashes, and is judged as JSON.parse judges it', (slip) => {
  const verdicts = new Map<string, string>();
  for (let at = 0; at <= text.length; at += 1) {
    for (const cut of [0, 1]) {
      const candidate = text.slice(0, at) + slip + text.slice(at + cut);
      const verdict = verdictOn(candidate);
      if (verdict !== undefined)
        verdicts.set(`${at}-${cut}: ${candidate.slice(Math.max(0, at - 20), at + 20)}`, verdict);
    }
  }
  expect([...verdicts].slice(0, 5)).toEqual([]);
});

test('the quick way and the careful way see the same faults', () => {
  expect(readJson('{"a": 1, "a": 2}', strict)).toMatchObject({
    kind: 'parsed',
    parsed: { errors: [{ code: 'json/duplicate-key', start: 9, end: 12 }] },
  });
  expect(readJson('{"a": {"b": 1}, "c": ["x: \\"y\\": z"]}', strict).kind).toBe('plain');
});

test('a key that stands twice is seen wherever its colon stands, and a text with a colon is no key', () => {
  const twice = expect.objectContaining({
    parsed: expect.objectContaining({ errors: [expect.objectContaining({ code: 'json/duplicate-key' })] }),
  });
  expect(readJson('{"a"\n  : 1, "a"\t: 2}', strict)).toEqual(twice);
  expect(readJson('{"a": ": x", "a": 2}', strict)).toEqual(twice);
  expect(readJson('{"a": ": x", "b": "y: z", "c": "\\\\"}', strict)).toMatchObject({
    value: { a: ': x', b: 'y: z', c: '\\' },
  });
});

test('a key in another spelling of its letters is the same key', () => {
  expect(readJson(String.raw`{"a": 1, "\u0061": 2}`, strict)).toMatchObject({
    parsed: { errors: [{ code: 'json/duplicate-key' }] },
  });
});
