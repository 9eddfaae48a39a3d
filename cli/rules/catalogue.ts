import { ADDRESS_RULES } from './catalogue/addresses.ts';
import { BOOKING_RULES } from './catalogue/booking.ts';
import { FILE_RULES } from './catalogue/files.ts';
import { FORM_RULES } from './catalogue/forms.ts';
import { LINK_RULES } from './catalogue/links.ts';
import { PAGE_RULES } from './catalogue/pages.ts';
import { SYNTAX_RULES } from './catalogue/syntax.ts';
import type { Rule } from './rule.ts';

/** Every rule of the checker, by what it is about. */
export const RULE_GROUPS: readonly { title: string; rules: readonly Rule[] }[] = [
  { title: 'Files', rules: FILE_RULES },
  { title: 'The notation', rules: SYNTAX_RULES },
  { title: 'Fields and values', rules: FORM_RULES },
  { title: 'Addresses, days and numbers', rules: ADDRESS_RULES },
  { title: 'References and pictures', rules: LINK_RULES },
  { title: 'Rooms, rates, taxes and policies', rules: BOOKING_RULES },
  { title: 'Pages, search engines and theme', rules: PAGE_RULES },
];

/** Every rule. */
export const RULES: readonly Rule[] = RULE_GROUPS.flatMap(({ rules }) => rules);

/** The rule of a code, or undefined. */
export function ruleOf(code: string): Rule | undefined {
  return RULES.find((rule) => rule.code === code);
}

/** The codes of all rules. */
export function ruleCodes(): string[] {
  return RULES.map(({ code }) => code);
}
