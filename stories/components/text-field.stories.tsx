import preview from '../../.storybook/preview.tsx';
import { Stack } from '#design-system/stack';
import { TextField } from '#design-system/text-field';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const meta = preview.meta({
  id: 'forms-text-field',
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'First name', autoComplete: 'given-name' },
});

export const Default = meta.story();
export const Filled = meta.story({ args: { defaultValue: 'Anjali' } });
export const Hint = meta.story({
  args: { label: 'E-mail', type: 'email', autoComplete: 'email', hint: 'Your confirmation goes here.' },
});
export const WithError = meta.story({
  args: { defaultValue: 'Anj4li', error: 'No numbers or special characters allowed' },
});
export const Prefix = meta.story({
  args: { label: 'At most', prefix: '₹', inputMode: 'numeric', autoComplete: 'off', defaultValue: '18,400' },
});
export const Disabled = meta.story({ args: { defaultValue: 'Anjali', disabled: true } });
export const ReadOnly = meta.story({ args: { defaultValue: 'Anjali', readOnly: true } });
export const Matrix = meta.story({
  render: () => <MatrixOf of="TextField" component={TextField} args={{ label: 'Words', prefix: '→' }} />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<TextField label={LONG_WORD} defaultValue={LONG_WORD} hint={LONG_WORD} error={LONG_WORD} />}
      rightToLeft={<TextField label={ARABIC} defaultValue={ARABIC} prefix="₹" error={ARABIC} />}
      empty={<TextField label="First name" hint="" error="" prefix="" />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <Stack gap="m">
        <TextField label="First name" placeholder="As in the passport" hint="As in the passport" />
        <TextField label="At most" prefix="₹" defaultValue="18,400" error="Not enough for a night" />
        <TextField label="Guest" defaultValue="Anjali" disabled />
      </Stack>
    </OnEverySurface>
  ),
});
