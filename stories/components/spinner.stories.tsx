import preview from '../../.storybook/preview.tsx';
import { Inline } from '#design-system/inline';
import { Spinner } from '#design-system/spinner';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const args = { label: 'Loading rooms' };
const meta = preview.meta({ id: 'feedback-spinner', title: 'Feedback/Spinner', component: Spinner, args });

export const Default = meta.story();
export const Matrix = meta.story({
  render: () => <MatrixOf of="Spinner" component={Spinner} args={args} minColumn="xs" />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => <StressCases long={<Spinner label={LONG_WORD} />} rightToLeft={<Spinner label={ARABIC} />} />,
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface minColumn="s">
      <Inline>
        <Spinner {...args} />
        <Spinner {...args} size="s" />
      </Inline>
    </OnEverySurface>
  ),
});

export const Do = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Spinner label="Loading rooms" />,
});
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Inline>
      <Spinner label="Please wait" />
      <Spinner label="Please wait" />
      <Spinner label="Please wait" />
    </Inline>
  ),
});
