import { added, type CheckerRule } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A file begins with its own fields.',
  why: 'One level too many hides every field of the file.',
  remedy: 'Take the inner {…} out of the outer one.',
  example: added(
    'rooms/garden-suite.json',
    '{\n  "room": { "id": "garden-suite", "name": "Garden Suite" }\n}\n',
  ),
};
