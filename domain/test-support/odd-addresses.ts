import * as fc from 'fast-check';

/** The parts of addresses, with those that programs read differently. */
const PIECES = [
  'meera',
  'Meera.Nair',
  'a',
  '@',
  '@@',
  'example.com',
  'EXAMPLE.com',
  'evil.example',
  '.',
  '..',
  '-',
  '+',
  '_',
  "'",
  '=?utf-8?q?=40evil.example?=',
  '%40',
  '!',
  '|',
  '"',
  '\\',
  '(comment)',
  '<',
  '>',
  ',',
  ';',
  ':',
  '[127.0.0.1]',
  'xn--exmple-cua.com',
  'exämple.com',
  '＠',
  '．',
  '＜',
  'ﬀ',
  'ſ',
  'K',
  'İ',
  'ı',
  'ß',
  '㏂',
  '\u200B',
  '\u202E',
  '\u0000',
  '\r\n',
  '\t',
  ' ',
];

/** Addresses as people and programs write them, valid and invalid. */
export function oddAddress(): fc.Arbitrary<string> {
  const pieces = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 });
  return fc.oneof(
    fc.emailAddress(),
    fc.tuple(fc.emailAddress(), fc.constantFrom(...PIECES)).map(([email, piece]) => `${email}${piece}`),
    fc.tuple(fc.constantFrom(...PIECES), fc.emailAddress()).map(([piece, email]) => `${piece}${email}`),
    pieces.map((each) => each.join('')),
    pieces.map((each) => `${each.join('')}@example.com`),
    pieces.map((each) => `meera@${each.join('')}`),
  );
}
