import preview from '../../.storybook/preview.tsx';
import { IconButton } from '#design-system/icon-button';

const meta = preview.meta({
  title: 'Actions/Icon button',
  component: IconButton,
  args: { label: 'Call the hotel', icon: 'phone' as const },
});

export const Quiet = meta.story();
export const Secondary = meta.story({ args: { tone: 'secondary' } });
export const Small = meta.story({ args: { size: 's', tone: 'secondary' } });
export const AtItsBound = meta.story({
  args: { icon: 'minus', label: 'One fewer', tone: 'secondary', 'aria-disabled': true },
});
