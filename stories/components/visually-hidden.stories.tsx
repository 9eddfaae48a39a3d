import preview from '../../.storybook/preview.tsx';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';

const meta = preview.meta({
  title: 'Type/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'heard and not seen' },
});

export const Default = meta.story({
  render: (args) => (
    <Text>
      Between these words <VisuallyHidden {...args} /> something is said.
    </Text>
  ),
});
