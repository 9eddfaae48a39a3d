import preview from '../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { OtpField } from '#design-system/otp-field';

const meta = preview.meta({
  title: 'Forms/OTP field',
  component: OtpField,
  args: { label: 'Code', hint: 'Six digits, sent to a…@example.com' },
});

export const Empty = meta.story();
export const HalfTyped = meta.story({ args: { defaultValue: '482' } });
export const Filled = meta.story({ args: { defaultValue: '482019' } });
export const Wrong = meta.story({ args: { defaultValue: '482010', error: 'Invalid Otp' } });
export const Eight = meta.story({ args: { length: 8, defaultValue: '48201955' } });
export const RightToLeft = meta.story({ args: { defaultValue: '4820' }, globals: { direction: 'rtl' } });
export const PastedWithBlanks = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Code' }));
    await userEvent.paste(' 482 019 ');
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('482019');
  },
});
