import preview from '../../.storybook/preview.tsx';
import { Button } from '#design-system/button';
import { Notice } from '#design-system/notice';
import { Matrix as Variations } from '../matrix.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as Stressed } from '../stress.tsx';
import { Stack } from '#design-system/stack';

const words = {
  heading: 'Check-in from 14:00',
  children: 'Tell us when you arrive, and somebody will be at the jetty.',
};
const meta = preview.meta({
  id: 'feedback-notice',
  title: 'Feedback/Notice',
  component: Notice,
  args: words,
});

export const Default = meta.story();
export const WithAction = meta.story({
  args: {
    tone: 'warning',
    heading: 'Your room is held for 4:12',
    action: (
      <Button size="s" tone="secondary">
        Keep it longer
      </Button>
    ),
  },
});
export const OneLine = meta.story({
  args: { tone: 'danger', live: 'assertive', heading: 'The code is not right', children: undefined },
});
export const Matrix = meta.story({
  render: () => <Variations of="Notice" component={Notice} minColumn="m" args={words} />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <Stressed
      long={<Notice heading={LONG_WORD}>{LONG_WORD}</Notice>}
      rightToLeft={<Notice heading={ARABIC}>{ARABIC}</Notice>}
    />
  ),
});

export const Do = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Notice
      tone="warning"
      heading="Your room is held for 4:12"
      action={
        <Button size="s" tone="secondary">
          Keep it longer
        </Button>
      }
    >
      Confirm the booking before that, or the room is on sale again.
    </Notice>
  ),
});
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Stack gap="s">
      <Notice tone="danger" heading="Attention!" />
      <Notice tone="warning" heading="Please note!">
        Something may have changed.
      </Notice>
      <Notice heading="Did you know?">We have a boat.</Notice>
    </Stack>
  ),
});
