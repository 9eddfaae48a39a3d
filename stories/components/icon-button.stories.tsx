import preview from '../../.storybook/preview.tsx';
import { IconButton } from '#design-system/icon-button';
import { Inline } from '#design-system/inline';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { Stress as StressCases } from '../stress.tsx';

const args = { label: 'Call the hotel', icon: 'phone' as const };
const meta = preview.meta({
  id: 'actions-icon-button',
  title: 'Actions/Icon button',
  component: IconButton,
  args,
});

export const Default = meta.story();
export const AtItsLimit = meta.story({
  args: { icon: 'minus', label: 'One fewer', tone: 'secondary', 'aria-disabled': true },
});
export const Focused = meta.story({
  args: { tone: 'secondary' },
  play: ({ canvas }) => {
    canvas.getByRole('button').focus();
  },
});
export const Matrix = meta.story({
  render: () => (
    <MatrixOf of="IconButton" component={IconButton} args={args} props={['tone', 'size']} minColumn="xs" />
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases rightToLeft={<IconButton label="Onwards" icon="arrow-right" tone="secondary" />} />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface minColumn="s">
      <Inline>
        <IconButton {...args} />
        <IconButton {...args} tone="secondary" />
        <IconButton label="One fewer" icon="minus" tone="secondary" size="s" aria-disabled />
      </Inline>
    </OnEverySurface>
  ),
});
