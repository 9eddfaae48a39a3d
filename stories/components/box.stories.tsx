import preview from '../../.storybook/preview.tsx';
import { Box } from '#design-system/box';
import { Surface } from '#design-system/surface';

const meta = preview.meta({
  title: 'Layout/Box',
  component: Box,
  args: { padding: 'l', children: 'A plain area with space inside.' },
});

export const Default = meta.story({
  render: (args) => (
    <Surface tone="sunken">
      <Box {...args} />
    </Surface>
  ),
});
export const AsSection = meta.story({
  args: { as: 'section', 'aria-label': 'An area', paddingBlock: 'xl', paddingInline: 's' },
});
