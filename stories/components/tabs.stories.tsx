import preview from '../../.storybook/preview.tsx';
import { EmptyState } from '#design-system/empty-state';
import { Tabs } from '#design-system/tabs';
import { Text } from '#design-system/text';
import { LONG_WORD } from '../samples.tsx';

const meta = preview.meta({
  title: 'Overlays/Tabs',
  component: Tabs,
  args: {
    label: 'Pictures',
    items: [
      { value: 'rooms', label: 'Rooms', content: <Text>Twelve pictures of rooms.</Text> },
      { value: 'services', label: 'Services', content: <EmptyState heading="No Photos" /> },
      { value: 'others', label: 'Others', content: <Text>Three other pictures.</Text> },
    ],
  },
});

export const Default = meta.story();
export const Empty = meta.story({ args: { defaultValue: 'services' } });
export const LongWord = meta.story({
  args: {
    items: [1, 2, 3].map((number) => ({ value: String(number), label: LONG_WORD, content: LONG_WORD })),
  },
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
