import { expect, it } from 'vitest';
import { createTestI18n } from '../test-content/test-texts.ts';

it('shows what an operator wrote as it is, also when it looks like a template', () => {
  const { t } = createTestI18n();
  const room = '{{count}} & "Rooms" <b>$t(book.choose)</b> {{- hotel}}';
  expect(t('book.chooseDatesFor', { room })).toBe(`Choose dates for ${room}`);
});
