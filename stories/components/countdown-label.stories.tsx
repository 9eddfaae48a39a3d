import preview from '../../.storybook/preview.tsx';
import { CountdownLabel, type CountdownLabelProps } from '#design-system/countdown-label';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const args: CountdownLabelProps = {
  // A fixed clock, so that the story always looks the same.
  now: () => Date.UTC(2026, 2, 10, 8, 30),
  endsAt: '2026-03-10T08:30:42Z',
  label: (clock) => `Send again in ${clock}`,
  endedLabel: 'Send again',
  startAnnouncement: 'A new code can be sent in one minute',
};
const meta = preview.meta({
  id: 'travel-countdown-label',
  title: 'Travel/Countdown label',
  component: CountdownLabel,
  args,
});

export const Default = meta.story();
export const Ended = meta.story({ args: { endsAt: '2026-03-10T08:29:00Z' } });
export const Warning = meta.story({ args: { warn: { seconds: 60, message: 'Less than a minute is left' } } });
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<CountdownLabel {...args} label={(clock) => `${LONG_WORD} ${clock}`} />}
      rightToLeft={<CountdownLabel {...args} lang="ar" label={(clock) => `${ARABIC} ${clock}`} />}
      many={<CountdownLabel {...args} endsAt="2026-03-11T08:30:00Z" />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface minColumn="s">
      <CountdownLabel {...args} />
    </OnEverySurface>
  ),
});
