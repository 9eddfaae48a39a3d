import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'The address of the site is that of its domain.',
  why: 'Search engines and mails would send guests to an address where the site is not.',
  remedy: 'Write the same domain in siteUrl and customDomain, without a path.',
  example: replaced(
    'hotel.json',
    '"siteUrl": "https://www.thekesar.example"',
    '"siteUrl": "https://thekesar.example.org"',
  ),
  run: ({ files }) =>
    validFiles(files, 'hotel').flatMap(
      ({ path: file, value: { siteUrl, customDomain } }): RuleDiagnostic[] => {
        const { hostname, pathname } = new URL(siteUrl);
        const place = { file, path: ['siteUrl'], value: siteUrl };
        if (pathname !== '/')
          return [
            {
              ...place,
              message: `The site begins at https://${hostname}/, and this address ends in ${pathname}.`,
              help: `write "https://${hostname}"`,
              fix: { kind: 'replace', title: 'Remove the path', safe: false, text: `"https://${hostname}"` },
            },
          ];
        if (customDomain === undefined || withoutWww(customDomain.domain) === withoutWww(hostname)) return [];
        return [
          {
            ...place,
            message: `The site is at ${hostname} here, and at ${customDomain.domain} as its own domain.`,
            help: `write "https://${customDomain.domain}", or correct customDomain`,
            related: [{ file, path: ['customDomain', 'domain'], message: 'the domain' }],
          },
        ];
      },
    ),
};

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}
