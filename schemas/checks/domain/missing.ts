import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A domain of your own has its name.',
  why: 'Without it guests could not be led there.',
  remedy: 'Add the host name, or leave customDomain out.',
  example: replaced('hotel.json', '"domain": "www.thekesar.example",\n', ''),
};
