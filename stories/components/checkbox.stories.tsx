import preview from '../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from '#design-system/checkbox';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const terms = (
  <>
    I have read the <Link href="#policies">policies of the hotel</Link>
  </>
);
const meta = preview.meta({
  id: 'forms-checkbox',
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Send me news of the house', hint: 'Four letters a year, and none between.' },
});

export const Default = meta.story();
export const Checked = meta.story({ args: { defaultChecked: true } });
export const Indeterminate = meta.story({
  args: { label: 'All rooms', hint: undefined, indeterminate: true },
});
export const WithError = meta.story({
  args: { label: terms, hint: undefined, requiredMark: '*', required: true, error: 'Please agree first' },
  play: async ({ canvas }) => {
    // A native click: it follows the link in the label and does not check the box.
    canvas.getByRole('link', { name: 'policies of the hotel' }).click();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});
export const Disabled = meta.story({
  render: () => (
    <Stack gap="none">
      <Checkbox label="Breakfast" disabled />
      <Checkbox label="A bed for each guest" disabled defaultChecked />
      <Checkbox label="Some of the rooms" disabled indeterminate />
    </Stack>
  ),
});
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Send me news of the house' })).toBeChecked();
  },
});
export const Matrix = meta.story({
  render: () => <MatrixOf of="Checkbox" component={Checkbox} args={{ label: 'All rooms' }} />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<Checkbox label={LONG_WORD} hint={LONG_WORD} error={LONG_WORD} />}
      rightToLeft={<Checkbox label={ARABIC} hint={ARABIC} error={ARABIC} defaultChecked />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <Stack gap="xs">
        <Checkbox label={terms} requiredMark="*" />
        <Checkbox label="Send me news of the house" hint="Four letters a year." defaultChecked />
        <Checkbox label="All rooms" indeterminate error="Choose a room" />
        <Checkbox label="Breakfast" disabled defaultChecked />
      </Stack>
    </OnEverySurface>
  ),
});
