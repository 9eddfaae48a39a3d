import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Latitude lies between -90 and 90, longitude between -180 and 180.',
  why: 'If they are swapped, the map shows another country or the sea.',
  remedy: 'Swap the two numbers.',
  example: replaced(
    'locations/udaipur.json',
    '"lat": 24.5764,\n      "long": 73.6835',
    '"lat": 151.2,\n      "long": -33.8',
  ),
};
