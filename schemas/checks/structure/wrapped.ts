import { added, type CheckerRule } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A file begins with its own fields.',
  why: 'With an extra level around them none of its fields are found.',
  remedy: 'Remove the outer level.',
  example: added(
    'rooms/garden-suite.json',
    '{\n  "room": { "id": "garden-suite", "name": "Garden Suite" }\n}\n',
  ),
};
