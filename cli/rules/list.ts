import { RULE_CODES, type RuleCode, RULES } from '#schemas/checks';
import { type Arguments, didYouMean } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { EXIT } from '../exit.ts';
import { style } from '../terminal/style.ts';
import { twoColumns } from '../terminal/wrap.ts';
import { print } from '../terminal/print.ts';

type Family = RuleCode extends infer Code ? (Code extends `${infer First}/${string}` ? First : Code) : never;

const GROUPS: Readonly<Record<string, readonly Family[]>> = {
  Files: ['file', 'structure', 'schema', 'version', 'secret', 'unused'],
  'The notation': ['json', 'number'],
  'Fields and values': [
    'unknown-key',
    'missing',
    'type',
    'null',
    'enum',
    'union',
    'range',
    'pattern',
    'text',
    'list',
  ],
  'Addresses, days and numbers': [
    'color',
    'email',
    'phone',
    'url',
    'domain',
    'analytics',
    'geo',
    'timezone',
    'time',
    'money',
  ],
  'References and pictures': ['ref', 'id', 'asset', 'album', 'logo', 'icon', 'a11y'],
  'Rooms, rates, taxes and policies': ['date', 'hotel', 'rate', 'promo', 'charge', 'tax', 'policy', 'stay'],
  'What makes no sense for a hotel': ['sense'],
  'Pages, search engines and theme': ['home', 'seo', 'i18n', 'theme', 'font'],
};

/** `verandah rules [words]`: lists all rules, or those that match. */
export async function runRules({ positionals }: Arguments): Promise<number> {
  const words = positionals.map((word) => word.toLowerCase());
  const groups = Object.entries(GROUPS)
    .map(([title, families]) => ({
      title,
      codes: families.flatMap(codesOf).filter((code) => {
        const text = `${title} ${code} ${RULES[code].title}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ codes }) => codes.length > 0);
  if (groups.length === 0) {
    const wanted = positionals.join(' ');
    throw new UsageError(`No rule is about "${wanted}".${await didYouMean(wanted, RULE_CODES)}`);
  }
  const width = Math.max(...groups.flatMap(({ codes }) => codes.map((code) => code.length)));
  for (const { title, codes } of groups) {
    const rows = codes.map((code) => [code.padEnd(width), markOf(RULES[code])] as const);
    print(`${style('bold', title)}\n${twoColumns(rows).join('\n')}\n`);
  }
  print('verandah explain <rule> says why, with an example.');
  return EXIT.ok;
}

function codesOf(family: Family): RuleCode[] {
  return RULE_CODES.filter((code) => code === family || code.startsWith(`${family}/`));
}

// Errors are the usual case, so only other severities are marked.
function markOf({ severity, title }: { severity: string; title: string }): string {
  return severity === 'error' ? title : `${title} (${severity})`;
}
