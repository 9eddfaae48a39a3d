import preview from '../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { EmptyState } from '#design-system/empty-state';
import { Tabs } from '#design-system/tabs';
import { Text } from '#design-system/text';
import { Matrix as Variations } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as Stressed } from '../stress.tsx';

const items = [
  { value: 'rooms', label: 'Rooms', content: <Text>Twelve pictures of rooms.</Text> },
  { value: 'services', label: 'Services', content: <EmptyState heading="No Photos" /> },
  { value: 'others', label: 'Others', content: <Text>Three other pictures.</Text> },
];
const views = (words: string) =>
  ['first', 'second', 'third'].map((value) => ({ value, label: words, content: words }));
const meta = preview.meta({
  id: 'overlays-tabs',
  title: 'Overlays/Tabs',
  component: Tabs,
  args: { label: 'Pictures', items },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Others' }));
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel', { name: 'Rooms' })).toBeVisible();
  },
});
export const Empty = meta.story({ args: { defaultValue: 'services' } });
/** Arrow keys follow the reading direction. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Rooms' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Services' })).toHaveFocus();
  },
});
export const Matrix = meta.story({
  render: () => <Variations of="Tabs" component={Tabs} minColumn="m" args={{ label: 'Pictures', items }} />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <Stressed
      long={<Tabs label="Long" items={views(LONG_WORD)} />}
      rightToLeft={<Tabs label="From right to left" items={views(ARABIC)} />}
      empty={<Tabs label="Nothing" items={[]} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <Tabs label="Pictures" items={items} />
    </OnEverySurface>
  ),
});

export const Do = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Tabs label="Pictures of the hotel" items={items} />,
});
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Tabs
      label="The policy"
      items={[
        { value: '1', label: 'Cancellation, part 1', content: <Text>Free of charge until</Text> },
        { value: '2', label: 'Cancellation, part 2', content: <Text>the third of March.</Text> },
      ]}
    />
  ),
});
