import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from './index.ts';

const SECRET = 'b3Jhbmdlcy1hbmQtbGVtb25zLXNheS10aGUtYmVsbHM';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verandah-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

it('reads secrets from the files that variables name, without the line end', () => {
  const url = 'postgres://verandah:from-a-file@db.hotel.example:5432/verandah';
  const config = loadConfig({
    VERANDAH_SECRET_FILE: file('secret', `${SECRET}\n`),
    DATABASE_URL_FILE: file('database', ` ${url}\r\n`),
  });
  expect(config.secret).toBe(SECRET);
  expect(config.database).toEqual({ kind: 'postgres', url });
});

it('checks a secret of a file like any other', () => {
  expect(() => loadConfig({ VERANDAH_SECRET_FILE: file('short', 'short') })).toThrow(/^VERANDAH_SECRET /);
});

it.each([
  [
    'that is not there',
    { VERANDAH_SECRET_FILE: '/no/such/file' },
    /names a file that cannot be read \(ENOENT\)/,
  ],
  [
    'that is a folder',
    { SMTP_URL_FILE: tmpdir() },
    /^SMTP_URL_FILE names a file that cannot be read \(EISDIR\)/,
  ],
])('refuses a file %s', (_name, env, message) => {
  expect(() => loadConfig(env)).toThrow(message);
});

it('refuses an empty file, a large one, and a secret that is given in both ways, without telling it', () => {
  expect(() => loadConfig({ METRICS_TOKEN_FILE: file('empty', '\n') })).toThrow(/names an empty file/);
  expect(() => loadConfig({ METRICS_TOKEN_FILE: file('large', 'x'.repeat(20_000)) })).toThrow(
    /more than 16 kB/,
  );
  const both = { VERANDAH_SECRET: SECRET, VERANDAH_SECRET_FILE: file('both', SECRET) };
  expect(() => loadConfig(both)).toThrow(
    /^VERANDAH_SECRET_FILE and VERANDAH_SECRET are both set: unset one of them\.$/,
  );
});

it('knows no file for what is no secret', () => {
  expect(() => loadConfig({ VERANDAH_PORT_FILE: '/etc/port' })).toThrow(/is not a known variable/);
});
