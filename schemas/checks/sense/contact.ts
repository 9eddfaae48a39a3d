import { storedEmail } from '#domain/email-address';
import { type CheckContext, validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'What is preferred is among the contacts.',
  why: 'Guests write to an address or call a number that nobody knows, or see no button at all.',
  remedy: 'Write one of the contacts of the location, or add this one to them.',
  example: replaced(
    'locations/udaipur.json',
    '"prefersEmail": "udaipur@thekesar.example"',
    '"prefersEmail": "kochi@thekesar.example"',
  ),
  run: (context) => [...ofLocations(context), ...ofHotel(context)],
};

function ofLocations({ files }: CheckContext): RuleDiagnostic[] {
  return validFiles(files, 'location').flatMap(({ path: file, value }) => {
    const { name, prefersEmail, prefersPhone } = value;
    const choices = [
      {
        field: 'prefersEmail',
        list: 'emails',
        preferred: prefersEmail,
        known: value.emails.map(({ email }) => email),
        words: 'addresses',
      },
      {
        field: 'prefersPhone',
        list: 'phones',
        preferred: prefersPhone,
        known: value.phones.map(({ number }) => number),
        words: 'phone numbers',
      },
    ];
    return choices.flatMap(({ field, list, preferred, known, words }): RuleDiagnostic[] => {
      if (preferred === undefined || known.some((each) => isSame(each, preferred))) return [];
      const [only] = known;
      return [
        {
          file,
          path: [field],
          value: preferred,
          message: `${preferred} is not among the ${words} of ${name}.`,
          help: `write one of them (${known.join(', ')}), or add this one to ${list}`,
          related: [{ file, path: [list], span: 'key', message: `the ${words}` }],
          ...(known.length === 1 && only !== undefined
            ? { fix: { kind: 'replace', title: `Write ${only}`, safe: false, text: JSON.stringify(only) } }
            : {}),
        },
      ];
    });
  });
}

/** A domain may be written in two ways: as people do, and as mail servers do. */
function isSame(one: string, other: string): boolean {
  return storedEmail(one) === storedEmail(other);
}

function ofHotel({ files }: CheckContext): RuleDiagnostic[] {
  return validFiles(files, 'hotel').flatMap(({ path: file, value }) => {
    if (value.whatsappWidget !== true || value.prefersPhone !== undefined) return [];
    const phone = validFiles(files, 'location')
      .map((location) => location.value.prefersPhone ?? location.value.phones[0]?.number)
      .find((number) => number !== undefined);
    return {
      file,
      path: ['whatsappWidget'],
      value: 'true',
      message: 'The WhatsApp button needs the number that it opens, and the hotel names none.',
      help: `${phone === undefined ? 'add "prefersPhone"' : `write "prefersPhone": "${phone}" too`}, or write false`,
    };
  });
}
