import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFiles } from './generate/generated-files.ts';

const schemas = `${import.meta.dirname}/../schemas`;

test(
  'schemas/generated is what the schemas give; else run `npm run generate`',
  { timeout: 60_000 },
  async () => {
    const files = await generatedFiles(schemas);
    const stale = [...files].filter(
      ([path, text]) => readFileSync(`${schemas}/generated/${path}`, 'utf8') !== text,
    );
    expect(stale.map(([path]) => path)).toEqual([]);
    const committed = readdirSync(`${schemas}/generated`, { recursive: true, withFileTypes: true });
    expect(committed.filter((entry) => entry.isFile())).toHaveLength(files.size);
  },
);

test('the validators make no code at run time and import nothing but our formats', () => {
  for (const folder of ['content', 'published']) {
    const code = readFileSync(`${schemas}/generated/validators/${folder}.js`, 'utf8');
    expect(code).not.toMatch(/\brequire\(|new Function|\beval\(/);
    expect(code.match(/^import .*$/gm)).toEqual(["import { FORMATS } from '../../engine/formats.ts';"]);
  }
});
