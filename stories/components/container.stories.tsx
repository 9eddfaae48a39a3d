import preview from '../../.storybook/preview.tsx';
import { Container } from '#design-system/container';
import { Surface } from '#design-system/surface';

const meta = preview.meta({
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Surface tone="sunken" padding="l">
        Kept off the edges of the screen.
      </Surface>
    ),
  },
});

export const Wide = meta.story();
export const Narrow = meta.story({ args: { width: 'narrow' } });
export const ForReading = meta.story({ args: { width: 'text' } });
export const Full = meta.story({ args: { width: 'full' } });
