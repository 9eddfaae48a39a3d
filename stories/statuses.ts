/** The maturity of a component or a screen. Each is a tag that filters Storybook's sidebar. */
export const STATUSES = {
  stable: 'reviewed in every theme, size and language; the changelog lists every visible change',
  new: 'new: review it closely; its props may still change without notice',
  deprecated: 'will be removed: its page names the replacement',
} as const;

export type Status = keyof typeof STATUSES;

/** Everything that is not stable, by its story file without the ending. */
export const NOT_STABLE: Readonly<Record<string, Exclude<Status, 'stable'>>> = {
  'components/action-bar': 'new',
  'components/comparison-table': 'new',
  'components/combobox': 'new',
  'components/day-strip': 'new',
  'components/file-field': 'new',
  'components/filter-chips': 'new',
  'components/folded-row': 'new',
  'components/phone-field': 'new',
  'components/photo-carousel': 'new',
  'components/steps': 'new',
  'components/split-suggestion': 'new',
  'components/stay-calendar': 'new',
  'components/stay-field': 'new',
  'screens/book': 'new',
  'screens/book-choosing': 'new',
  'screens/book-days-around': 'new',
  'screens/book-failures': 'new',
  'screens/book-nothing-free': 'new',
  'screens/book-promo': 'new',
  'screens/book-search': 'new',
  'screens/checkout-summary': 'new',
};

/** The status of a story file. Guides, foundations and the kit have none. */
export function statusOf(file: string): Status | undefined {
  const name = /\b((?:components|screens)\/[\w-]+)\.stories\.tsx$/.exec(file.replaceAll('\\', '/'))?.[1];
  if (name === undefined || file.includes('guides/')) return undefined;
  return NOT_STABLE[name] ?? 'stable';
}
