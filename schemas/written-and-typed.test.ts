import { describe, expect, test } from 'vitest';
import { storedEmail } from '#domain/email-address';
import { checkForm, type FieldName } from '#domain/guest';
import { checkSmallHotel, example } from './engine/small-hotel.ts';
import { readPhone } from './read-phone.ts';

/** What a form keeps of an input; undefined where it refuses it. A test of the server compares form and API. */
function inForm(field: FieldName, typed: string): string | undefined {
  const tools = { toE164: (phone: string) => readPhone(phone, { country: 'IN' }) };
  const { values, faults } = checkForm([field], { [field]: typed }, tools);
  return faults.length === 0 ? values[field] : undefined;
}

interface Said {
  fix?: string | undefined;
  message: string;
}

/** What the checker says of a value in the content; undefined where it takes it as it is. */
async function inContent(
  changes: Parameters<typeof checkSmallHotel>[0],
  pointer: string,
): Promise<Said | undefined> {
  const { diagnostics } = await checkSmallHotel(changes);
  const found = diagnostics.find((each) => each.pointer === pointer && each.severity === 'error');
  return found && { message: found.message, fix: found.fix?.edits[0]?.text.replaceAll('"', '') };
}

const location = example('location');

describe('content: what is not written as it is kept is told, with what to write', () => {
  test.each([
    ['anna@münchen.de', 'anna@xn--mnchen-3ya.de', undefined],
    ['info@例子.公司', 'info@xn--fsqu00a.xn--55qx5d', undefined],
    ['anna@xn--mnchen-3ya.de', 'anna@xn--mnchen-3ya.de', undefined],
    ['\u200Banna@example.com', 'anna@example.com', 'anna@example.com'],
    ['anna@example.com.', 'anna@example.com', 'anna@example.com'],
    ['mailto:anna@example.com', 'anna@example.com', 'anna@example.com'],
  ])('the address %j', async (written, kept, fix) => {
    const emails = [{ email: written }];
    const said = await inContent({ 'locations/udaipur.json': { ...location, emails } }, '/emails/0/email');
    expect(said?.fix).toBe(fix);
    expect(storedEmail(said?.fix ?? written)).toBe(kept);
    expect(inForm('email', written)).toBe(kept);
  });

  test.each(['anna@exаmple.com', 'an na@example.com', 'anna'])('no address: %j', async (written) => {
    const emails = [{ email: written }];
    const said = await inContent({ 'locations/udaipur.json': { ...location, emails } }, '/emails/0/email');
    expect(said?.message).toBeDefined();
    expect(inForm('email', written)).toBeUndefined();
  });

  test.each([
    ['+919812345678', undefined],
    ['+91 98123-45678', '+919812345678'],
    ['\u202A+91 98123 45678\u202C', '+919812345678'],
    ['＋９１ ９８１２３ ４５６７８', '+919812345678'],
    ['98123 45678', '+919812345678'],
    ['+91 (0)98123 45678', '+919812345678'],
  ])('the phone number %j', async (number, fix) => {
    const said = await inContent(
      { 'locations/udaipur.json': { ...location, phones: [{ number }] } },
      '/phones/0/number',
    );
    expect(said?.fix).toBe(fix);
    expect(inForm('phone', number)).toBe(fix ?? number);
  });

  test.each([
    '+91 98123 45678 ext 12',
    '+919812345678;ext=12',
    '+91 98123 45678 x12',
    '+36 1 234 5678 mell. 12',
    '+36 1 234 5678 Ext. No. 12',
    '+36 1 234 5678 ext-12',
    '+36 1 234 5678p12',
  ])('an extension is told: %s', async (number) => {
    const said = await inContent(
      { 'locations/udaipur.json': { ...location, phones: [{ number }] } },
      '/phones/0/number',
    );
    expect(said?.message).toContain('cannot have an extension');
    expect(inForm('phone', number)).toBeUndefined();
  });
});
