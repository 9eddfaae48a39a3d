import preview from '../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { Stepper } from '#design-system/stepper';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const words = { label: 'Adults', decreaseLabel: 'One adult fewer', increaseLabel: 'One adult more' };
const meta = preview.meta({
  id: 'forms-stepper',
  title: 'Forms/Stepper',
  component: Stepper,
  args: {
    ...words,
    hint: '12 years and older',
    min: 1,
    max: 4,
    defaultValue: 2,
    valueText: (count: number) => (count === 1 ? '1 adult' : `${count} adults`),
  },
});

export const Default = meta.story();
export const AtMinimum = meta.story({ args: { defaultValue: 1 } });
export const AtMaximum = meta.story({ args: { defaultValue: 4 } });
export const WithError = meta.story({ args: { error: "Adult Count Can't be zero" } });
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('spinbutton', { name: 'Adults' }).focus();
    await userEvent.keyboard('{ArrowUp}{End}{ArrowUp}');
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '4');
  },
});
export const Matrix = meta.story({
  render: () => <MatrixOf of="Stepper" component={Stepper} args={{ ...words, defaultValue: 2 }} />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<Stepper {...words} label={LONG_WORD} hint={LONG_WORD} error={LONG_WORD} />}
      rightToLeft={<Stepper {...words} label={ARABIC} hint={ARABIC} defaultValue={2} />}
      many={<Stepper {...words} max={1000} defaultValue={1000} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <Stepper {...words} hint="12 years and older" error="Adult Count Can't be zero" />
    </OnEverySurface>
  ),
});
