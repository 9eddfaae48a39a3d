import preview from '../../.storybook/preview.tsx';
import { Button } from '#design-system/button';
import { Notice } from '#design-system/notice';
import { LONG_WORD } from '../samples.tsx';

const meta = preview.meta({
  title: 'Feedback/Notice',
  component: Notice,
  args: {
    heading: 'Check-in from 14:00',
    children: 'Tell us when you arrive, and somebody will be at the jetty.',
  },
});

export const Info = meta.story();
export const Success = meta.story({
  args: { tone: 'success', heading: 'Your booking is confirmed', live: 'polite' },
});
export const Warning = meta.story({ args: { tone: 'warning', heading: 'Your room is held for 4:12' } });
export const Danger = meta.story({
  args: { tone: 'danger', heading: 'The code is not right', live: 'assertive' },
});
export const WithAction = meta.story({
  args: {
    tone: 'warning',
    action: (
      <Button size="s" tone="secondary">
        Keep it longer
      </Button>
    ),
  },
});
export const LongWord = meta.story({ args: { heading: LONG_WORD, children: LONG_WORD } });
