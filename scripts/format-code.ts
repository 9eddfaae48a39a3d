import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const config = readFileSync(join(import.meta.dirname, '../.oxfmtrc.json'), 'utf8');

/**
 * Lays out code as `npm run format` does.
 * @param path names the language by its ending; no such file is needed
 * @throws Error with the faults when the code cannot be read
 */
export async function formatCode(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, JSON.parse(config) as FormatConfig);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
