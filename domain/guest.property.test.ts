import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkField, normaliseField } from './guest.ts';
import { oddAddress } from './test-support/odd-addresses.ts';
import { PROPERTY, PROPERTY_MS } from './test-support/property-runs.ts';

const tools = { toE164: () => undefined };

test(
  'T18: an address that is taken has one form, which every program reads alike',
  { timeout: PROPERTY_MS },
  () => {
    const outcomes = { taken: 0, refused: 0 };
    const property = fc.property(oddAddress(), (typed) => {
      const email = normaliseField('guestEmail', typed, tools);
      if (checkField('guestEmail', { guestEmail: email }, tools) !== undefined) {
        outcomes.refused += 1;
        return;
      }
      outcomes.taken += 1;
      const [mailbox = '', domain = '', ...others] = email.split('@');
      expect(others).toEqual([]);
      expect(mailbox).toMatch(/^[!#-'*+\-/-9=?A-Z^-~]+(?:\.[!#-'*+\-/-9=?A-Z^-~]+)*$/);
      expect(domain).toMatch(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/);
      // Once more in every way in which it could come back changes nothing.
      for (const again of [
        email,
        ` ${email}\n`,
        email.normalize('NFD'),
        `${mailbox}@${domain.toUpperCase()}`,
      ])
        expect(normaliseField('guestEmail', again, tools)).toBe(email);
    });
    fc.assert(property, { ...PROPERTY, examples: [['Asha＠EXAMPLE.com'], ['asha']] });
    expect(Math.min(outcomes.taken, outcomes.refused)).toBeGreaterThan(0);
  },
);
