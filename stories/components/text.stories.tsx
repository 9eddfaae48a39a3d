import preview from '../../.storybook/preview.tsx';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { ARABIC, LONG_WORD } from '../samples.tsx';

const meta = preview.meta({
  title: 'Type/Text',
  component: Text,
  args: {
    children: 'The first boat leaves at six, when the lake is still and the hills are only an outline.',
  },
});

export const Default = meta.story();
export const Sizes = meta.story({
  render: (args) => (
    <Stack>
      {(['lead', 'body', 'small', 'caption', 'eyebrow'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
});
export const Tones = meta.story({
  render: (args) => (
    <Stack>
      {(['default', 'muted', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
});
export const Measure = meta.story({
  args: { measure: true, children: 'Lines are kept short enough to read with ease. '.repeat(8) },
});
export const LongWord = meta.story({ args: { children: LONG_WORD } });
export const RightToLeft = meta.story({
  args: { children: ARABIC, lang: 'ar' },
  globals: { direction: 'rtl' },
});
export const LargeText = meta.story({ globals: { textSize: '200%' } });
