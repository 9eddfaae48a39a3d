import { describe, expect, it } from 'vitest';
import { loadPhoneTools } from '../../shared/forms/phone-tools.ts';
import { createTestI18n } from '../../test-content/test-texts.ts';
import { guestStruct } from './guest-struct.ts';

const { t } = createTestI18n();
const valid = {
  guestFirstName: 'Asha',
  guestLastName: "O'Brien-Rao",
  guestEmail: 'asha@example.com',
  guestPhone: '+91 98765 43210',
  requests: '',
  arrivalTime: '',
};

async function check(changes: Partial<typeof valid>) {
  const tools = await loadPhoneTools('IN');
  const labelOf = (field: string) =>
    ({ guestFirstName: 'First name', guestEmail: 'Email', guestPhone: 'Phone' })[field] ?? field;
  const [error, values] = guestStruct({ t, tools, labelOf }).validate(
    { ...valid, ...changes },
    { coerce: true },
  );
  return {
    values,
    messages: error?.failures().map(({ key, message }) => `${String(key)}: ${message}`) ?? [],
  };
}

describe('guestStruct', () => {
  it('tidies what is typed: blanks around names, a national number', async () => {
    const { values, messages } = await check({ guestFirstName: '  Asha ', guestPhone: '098765 43210' });
    expect(messages).toEqual([]);
    expect(values).toMatchObject({ guestFirstName: 'Asha', guestPhone: '+919876543210' });
  });

  it.each([
    [{ guestFirstName: ' ' }, 'guestFirstName: First name is required'],
    [{ guestFirstName: 'R2D2' }, 'guestFirstName: No numbers or special characters allowed'],
    [{ guestFirstName: 'a'.repeat(51) }, 'guestFirstName: must be less than 51 characters'],
    [{ guestEmail: '' }, 'guestEmail: Email is required'],
    [{ guestEmail: 'asha@' }, 'guestEmail: Enter a valid Email'],
    [{ guestEmail: 'as ha@example.com' }, 'guestEmail: No blank space allowed between characters'],
    [{ guestPhone: '12' }, 'guestPhone: Enter a valid phone number'],
  ])('refuses %j', async (changes, message) => {
    expect((await check(changes)).messages).toEqual([message]);
  });

  it('lets the optional fields be empty', async () => {
    expect((await check({ requests: '', arrivalTime: '' })).messages).toEqual([]);
  });

  it('names everything that is missing at once', async () => {
    const empty = { guestFirstName: '', guestLastName: '', guestEmail: '', guestPhone: '' };
    expect((await check(empty)).messages).toHaveLength(4);
  });
});
