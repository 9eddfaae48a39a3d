import preview from '../../.storybook/preview.tsx';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { LONG_WORD } from '../samples.tsx';

const meta = preview.meta({
  title: 'Type/Heading',
  component: Heading,
  args: { level: 2 as const, children: 'Rooms that face the water' },
});

export const Default = meta.story();
export const Sizes = meta.story({
  render: () => (
    <Stack gap="l">
      {(['display', 'xl', 'l', 'm', 's', 'xs'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Rooms that face the water
        </Heading>
      ))}
    </Stack>
  ),
});
export const LongWord = meta.story({ args: { level: 1, size: 'display', children: LONG_WORD } });
export const LargeText = meta.story({ args: { size: 'display' }, globals: { textSize: '200%' } });
