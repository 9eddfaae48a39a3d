import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFile } from './replace-file.ts';

let folder = '';
const bytes = (text: string) => new TextEncoder().encode(text);
const path = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verandah-replace-'));
  writeFileSync(path('a.json'), 'before');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('writes the new bytes and leaves nothing beside them', () => {
  chmodSync(path('a.json'), 0o604);
  expect(replaceFile(path('a.json'), bytes('before'), bytes('after'))).toBe('written');
  expect(readFileSync(path('a.json'), 'utf8')).toBe('after');
  expect(statSync(path('a.json')).mode & 0o777).toBe(0o604);
  expect(readdirSync(folder)).toEqual(['a.json']);
});

test('a file that somebody saved meanwhile is left to them', () => {
  writeFileSync(path('a.json'), 'mine');
  expect(replaceFile(path('a.json'), bytes('before'), bytes('after'))).toBe('changed-meanwhile');
  expect(readFileSync(path('a.json'), 'utf8')).toBe('mine');
});

test('a link stays, and what it leads to is written', () => {
  symlinkSync('a.json', path('b.json'));
  replaceFile(path('b.json'), bytes('before'), bytes('after'));
  expect(readFileSync(path('a.json'), 'utf8')).toBe('after');
  expect(readdirSync(folder).toSorted()).toEqual(['a.json', 'b.json']);
});

test('two names of one file: the second finds its work done', () => {
  symlinkSync('a.json', path('b.json'));
  replaceFile(path('a.json'), bytes('before'), bytes('after'));
  expect(replaceFile(path('b.json'), bytes('before'), bytes('after'))).toBe('written');
});
