import { checkContent, memoryFileSystem, pictureStub, type Report } from '#schemas/engine';
import { exampleHotel, picturesOf } from '../example-hotel.ts';
import type { RuleExample } from './rule.ts';

/** Rules about seasons and codes look at the day: on this one the example hotel is in order. */
const NOW = new Date('2026-11-21T10:00:00Z');

/** What the checker says of the example hotel once a rule is broken in it. */
export function checkExample(example: RuleExample): Promise<Report> {
  const files = new Map<string, string | Uint8Array>(exampleHotel());
  const pictures = picturesOf(exampleHotel());
  for (const path of pictures) files.set(path, pictureStub(path));
  switch (example.kind) {
    case 'replaced':
      files.set(example.file, replacedText(String(files.get(example.file)), example));
      break;
    case 'added':
      files.set(example.file, example.text);
      break;
    case 'copied':
      files.set(example.as, files.get(example.file) ?? '');
      break;
    case 'removed':
      files.delete(example.file);
      break;
    default:
      example satisfies never;
  }
  const bytes = [...files].map(([path, content]) => [path, bytesOf(content)] as const);
  return checkContent({ fs: memoryFileSystem(new Map(bytes)), root: 'content', now: NOW });
}

function replacedText(text: string, { file, from, to }: { file: string; from: string; to: string }): string {
  if (!text.includes(from)) throw new Error(`The example hotel's ${file} has no ${from}.`);
  return text.replace(from, () => to);
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}
