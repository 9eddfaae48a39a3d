import preview from '../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { Stepper } from '#design-system/stepper';
import { LONG_WORD } from '../samples.tsx';

const meta = preview.meta({
  title: 'Forms/Stepper',
  component: Stepper,
  args: {
    label: 'Adults',
    hint: '12 years and older',
    decreaseLabel: 'One adult fewer',
    increaseLabel: 'One adult more',
    min: 1,
    max: 4,
    defaultValue: 2,
    valueText: (count: number) => (count === 1 ? '1 adult' : `${count} adults`),
  },
});

export const Default = meta.story();
export const AtItsLeast = meta.story({ args: { defaultValue: 1 } });
export const AtItsMost = meta.story({ args: { defaultValue: 4 } });
export const Wrong = meta.story({ args: { error: "Adult Count Can't be zero" } });
export const LongWord = meta.story({ args: { label: LONG_WORD } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('spinbutton', { name: 'Adults' }).focus();
    await userEvent.keyboard('{ArrowUp}{End}{ArrowUp}');
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '4');
  },
});
