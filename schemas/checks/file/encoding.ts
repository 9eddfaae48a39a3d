import { added, type CheckerRule } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Files are saved as UTF-8.',
  why: 'In another encoding, accents and other scripts become wrong characters.',
  remedy: 'Save the file again and choose UTF-8.',
  example: added('seo.json', Uint8Array.of(0x7b, 0x22, 0xe9, 0x22, 0x7d)),
};
