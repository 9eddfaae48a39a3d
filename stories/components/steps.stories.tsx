import preview from '../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '#design-system/stack';
import { Steps, type StepsProps } from '#design-system/steps';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const args: StepsProps = {
  label: 'Your booking',
  doneLabel: 'done',
  placeOf: (place, total) => `${place} of ${total}`,
  current: 'details',
  steps: [
    { id: 'rooms', label: 'Rooms', href: '#rooms' },
    { id: 'details', label: 'Details', href: '#details' },
    { id: 'confirm', label: 'Confirm', href: '#confirm' },
  ],
};
const meta = preview.meta({ id: 'page-steps', title: 'Page/Steps', component: Steps, args });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Rooms done' })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});
export const First = meta.story({ args: { current: 'rooms' } });
export const Last = meta.story({ args: { current: 'confirm' } });
/** As on a receipt: nothing is left to do, and nothing can be changed by going back. */
export const AllDone = meta.story({
  render: ({ current: _current, steps, ...others }) => (
    <Steps {...others} steps={steps.map(({ id, label }) => ({ id, label }))} />
  ),
});
export const FiveSteps = meta.story({
  args: {
    current: 'extras',
    steps: [
      { id: 'dates', label: 'Dates', href: '#dates' },
      { id: 'rooms', label: 'Rooms', href: '#rooms' },
      { id: 'extras', label: 'Extras' },
      { id: 'details', label: 'Your details' },
      { id: 'confirm', label: 'Confirm' },
    ],
  },
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <Steps
          {...args}
          label="Long"
          steps={args.steps.map((step) => ({ ...step, label: `${LONG_WORD} ${step.id}` }))}
        />
      }
      rightToLeft={
        <Steps
          {...args}
          label="From right to left"
          steps={args.steps.map((step) => ({ ...step, label: ARABIC }))}
        />
      }
      empty={<Steps {...args} label="Nothing" steps={[]} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface minColumn="l">
      {(tone) => (
        <Stack gap="l">
          <Steps {...args} label={`Your booking on ${tone}`} />
        </Stack>
      )}
    </OnEverySurface>
  ),
});

export const Do = meta.story({ tags: ['!dev', '!autodocs'], render: () => <Steps {...args} /> });
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Steps
      label="Contact"
      doneLabel="done"
      placeOf={args.placeOf}
      current="write"
      steps={[{ id: 'write', label: 'Fill in this form' }]}
    />
  ),
});
