import preview from '../../.storybook/preview.tsx';
import { CountdownLabel } from '#design-system/countdown-label';

// A standing clock, so that the story looks the same every time.
const now = () => Date.UTC(2026, 2, 10, 8, 30);
const meta = preview.meta({
  title: 'Travel/Countdown label',
  component: CountdownLabel,
  args: {
    now,
    endsAt: '2026-03-10T08:30:42Z',
    label: (clock: string) => `Send again in ${clock}`,
    endedLabel: 'Send again',
    startAnnouncement: 'A new code can be sent in one minute',
  },
});

export const Running = meta.story();
export const Ended = meta.story({ args: { endsAt: '2026-03-10T08:29:00Z' } });
export const Warning = meta.story({ args: { warn: { seconds: 60, message: 'Less than a minute is left' } } });
