import type { Command } from '../command.ts';

export const explain: Command = {
  name: 'explain',
  summary: 'explain a rule, with an example and its remedy',
  usage: '<rule> [options]',
  about: [
    'Explains one rule: what it requires, why it matters to the hotel, and what to do, with the report on an example. The example has the names of your hotel.',
  ],
  options: [{ name: 'in', value: '<folder>', words: 'the content folder; by default content' }],
  examples: [
    { line: 'verandah explain policy/not-monotone', words: 'the code is printed with each problem' },
  ],
  run: async (args) => (await import('../rules/explain.ts')).runExplain(args),
};

export const rules: Command = {
  name: 'rules',
  summary: 'list every rule',
  usage: '[words]',
  about: ['Lists every rule with what it requires. Words filter the list.'],
  options: [],
  examples: [
    { line: 'verandah rules', words: 'all of them' },
    { line: 'verandah rules seo', words: 'those about search engines' },
  ],
  run: async (args) => (await import('../rules/list.ts')).runRules(args),
};
