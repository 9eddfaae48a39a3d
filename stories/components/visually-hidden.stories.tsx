import preview from '../../.storybook/preview.tsx';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const meta = preview.meta({
  id: 'type-visually-hidden',
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
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<VisuallyHidden>{LONG_WORD.repeat(20)}</VisuallyHidden>}
      rightToLeft={<VisuallyHidden>{ARABIC.repeat(20)}</VisuallyHidden>}
    />
  ),
});
