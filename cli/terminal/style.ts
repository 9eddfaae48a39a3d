import { styleText } from 'node:util';
import { hasColours } from './terminal.ts';

export function style(format: Parameters<typeof styleText>[0], text: string): string {
  return hasColours() ? styleText(format, text, { validateStream: false }) : text;
}
