import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

const FIELDS = ['invoiceSeries', 'creditNoteSeries'] as const;

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Each series of documents is used once.',
  why: 'Two kinds of documents would share their numbers, and a tax office expects each series without gaps.',
  remedy: 'Write another series for one of them.',
  example: replaced('hotel.json', '"creditNoteSeries": "KC"', '"creditNoteSeries": "K"'),
  run: ({ files }) =>
    validFiles(files, 'hotel').flatMap(({ path: file, value: { legalEntities = [] } }) => {
      const uses = legalEntities.flatMap((entity, at) =>
        FIELDS.map((field) => ({ series: entity[field], path: ['legalEntities', at, field] })),
      );
      return uses.flatMap(({ series, path }, index) => {
        const earlier = uses.slice(0, index).find((use) => use.series === series);
        if (earlier === undefined) return [];
        return {
          file,
          path,
          value: series,
          message: `The series ${series} is used twice.`,
          note: 'the second',
          help: 'write another one',
          related: [{ file, path: earlier.path, message: 'the first' }],
        };
      });
    }),
};
