import preview from '../../.storybook/preview.tsx';
import { Button } from '#design-system/button';
import { Inline } from '#design-system/inline';
import { LONG_WORD } from '../samples.tsx';

const meta = preview.meta({ title: 'Actions/Button', component: Button, args: { children: 'Find a room' } });

export const Primary = meta.story();
export const Secondary = meta.story({ args: { tone: 'secondary' } });
export const Quiet = meta.story({ args: { tone: 'quiet' } });
export const Danger = meta.story({ args: { tone: 'danger', children: 'Cancel booking' } });
export const Sizes = meta.story({
  render: (args) => (
    <Inline>
      <Button {...args} size="s" />
      <Button {...args} size="m" />
      <Button {...args} size="l" />
    </Inline>
  ),
});
export const Icons = meta.story({ args: { startIcon: 'search', endIcon: 'arrow-right' } });
export const Full = meta.story({ args: { width: 'full' } });
export const Busy = meta.story({ args: { busy: true, busyLabel: 'Looking for rooms' } });
export const AsLink = meta.story({
  render: () => (
    <Button asChild endIcon="arrow-right">
      <a href="#book">Book a stay</a>
    </Button>
  ),
});
export const LongWord = meta.story({ args: { children: LONG_WORD } });
export const RightToLeft = meta.story({ args: { endIcon: 'arrow-right' }, globals: { direction: 'rtl' } });
