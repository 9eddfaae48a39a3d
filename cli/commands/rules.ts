import type { Command } from '../command.ts';

export const explain: Command = {
  name: 'explain',
  summary: 'say why a rule exists, with an example and its remedy',
  usage: '<rule>',
  about: [
    'Explains one rule: what it asks for, why it matters to the hotel, and what to do. The example is checked as you read it.',
  ],
  options: [],
  examples: [{ line: 'verandah explain policy/not-monotone', words: 'the name stands beside each problem' }],
  run: async (args) => (await import('../rules/explain.ts')).runExplain(args),
};

export const rules: Command = {
  name: 'rules',
  summary: 'list every rule',
  usage: '[words]',
  about: ['Lists every rule with what it asks for. Words narrow the list.'],
  options: [],
  examples: [
    { line: 'verandah rules', words: 'all of them' },
    { line: 'verandah rules seo', words: 'those about search engines' },
  ],
  run: async (args) => (await import('../rules/list.ts')).runRules(args),
};
