import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A custom domain has a domain name.',
  why: 'Without it guests cannot be redirected there.',
  remedy: 'Add the domain, or remove customDomain.',
  example: replaced('hotel.json', '"domain": "www.thekesar.example",\n', ''),
};
