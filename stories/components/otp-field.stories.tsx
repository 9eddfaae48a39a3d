import preview from '../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { OtpField } from '#design-system/otp-field';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const meta = preview.meta({
  id: 'forms-otp-field',
  title: 'Forms/OTP field',
  component: OtpField,
  args: { label: 'Code', hint: 'Six digits, sent to a…@example.com' },
});

export const Default = meta.story();
export const HalfTyped = meta.story({ args: { defaultValue: '482' } });
export const Filled = meta.story({ args: { defaultValue: '482019' } });
export const WithError = meta.story({ args: { defaultValue: '482010', error: 'Invalid Otp' } });
export const Disabled = meta.story({ args: { defaultValue: '482019', disabled: true } });
export const PastedWithBlanks = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Code' }));
    await userEvent.paste(' 482 019 ');
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('482019');
  },
});
export const Matrix = meta.story({
  render: () => (
    <MatrixOf of="OtpField" component={OtpField} args={{ label: 'Code', defaultValue: '4820' }} />
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<OtpField label={LONG_WORD} length={8} defaultValue="48201955" error={LONG_WORD} />}
      rightToLeft={<OtpField label={ARABIC} defaultValue="4820" hint={ARABIC} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <OtpField label="Code" defaultValue="482" hint="Six digits" />
    </OnEverySurface>
  ),
});
