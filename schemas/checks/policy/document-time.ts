import { type CheckContext, validFiles } from '../../engine/check.ts';
import { added, type CheckerRule } from '../../engine/rule.ts';
import type { PrivacyPolicy } from '../../generated/types.ts';

/** What publishing replaces by the time for which the server keeps invoices and credit notes. */
const PLACEHOLDER = '{{taxDocumentTime}}';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Where a hotel writes invoices, its privacy policy says how long they are kept.',
  why: 'Invoices and credit notes keep the names of guests for years after everything else was erased, and guests may know that.',
  remedy: `Write ${PLACEHOLDER} where the privacy policy says how long you keep what. Guests read the time of the server in its place, such as 10 years.`,
  example: added(
    'policies/privacy.json',
    `{
  "kind": "PRIVACY",
  "id": "privacy",
  "name": "Privacy",
  "summary": "We ask for what a stay needs and for nothing else.",
  "updatedOn": "2026-11-01",
  "contactEmail": "privacy@thekesar.example",
  "sections": [
    { "heading": "How long we keep it", "paragraphs": ["Your name and addresses for {{guestDataTime}}."] }
  ]
}
`,
  ),
  run: (context) => {
    const policies = privacyPolicies(context);
    if (!writesInvoices(context) || policies.some(({ value }) => saysTime(value))) return [];
    return policies.map(({ path: file }) => ({
      file,
      path: ['sections'],
      message: 'The hotel writes invoices, and this policy does not say how long they are kept.',
      help: `write ${PLACEHOLDER} in a paragraph, as in: We keep invoices for ${PLACEHOLDER}, because the tax law asks for it.`,
    }));
  },
};

function writesInvoices({ files }: CheckContext): boolean {
  return validFiles(files, 'hotel').some(({ value }) => (value.legalEntities ?? []).length > 0);
}

function privacyPolicies({ files }: CheckContext) {
  return validFiles(files, 'policy').flatMap(({ path, value }) =>
    value.kind === 'PRIVACY' ? [{ path, value }] : [],
  );
}

function saysTime({ sections }: PrivacyPolicy): boolean {
  return sections.some(({ paragraphs, points = [] }) =>
    [...paragraphs, ...points].some((words) => words.includes(PLACEHOLDER)),
  );
}
