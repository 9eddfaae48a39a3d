import preview from '../../.storybook/preview.tsx';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { Accordion } from '#design-system/accordion';
import { Text } from '#design-system/text';
import { Matrix as Variations } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as Stressed } from '../stress.tsx';

const items = [
  {
    id: 'arrival',
    title: 'When can we come, and when must we leave?',
    content: <Text>Rooms are ready from 14:00. On the last day they are yours until noon.</Text>,
  },
  {
    id: 'children',
    title: 'Are children welcome?',
    content: <Text>Very. Below twelve they sleep in your room free of charge.</Text>,
  },
  {
    id: 'boat',
    title: 'How do we reach the house?',
    content: <Text>By boat, from the jetty at Gangaur Ghat. It leaves every half hour until ten.</Text>,
  },
];
const meta = preview.meta({
  id: 'overlays-accordion',
  title: 'Overlays/Accordion',
  component: Accordion,
  args: { items },
});

export const Default = meta.story({
  args: { defaultValue: ['arrival'] },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('group');
    await userEvent.click(canvas.getByRole('heading', { name: 'Are children welcome?' }));
    await waitFor(() => expect(second).toHaveAttribute('data-state', 'open'));
    await expect(first).not.toHaveAttribute('open');
  },
});
export const Multiple = meta.story({ args: { type: 'multiple', defaultValue: ['arrival', 'boat'] } });

function OnlyTheFirst() {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <Accordion
      items={items}
      value={open}
      onValueChange={(next) => setOpen(next.filter((id) => id === 'arrival'))}
    />
  );
}
/** The item stays closed while the parent refuses to open it. */
export const Controlled = meta.story({
  render: () => <OnlyTheFirst />,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('group');
    await userEvent.click(canvas.getByRole('heading', { name: /^When/ }));
    await waitFor(() => expect(first).toHaveAttribute('open'));
    await userEvent.click(canvas.getByRole('heading', { name: /^Are children/ }));
    await expect(second).not.toHaveAttribute('open');
  },
});
export const Matrix = meta.story({
  render: () => (
    <Variations of="Accordion" component={Accordion} props={['type']} minColumn="l" args={{ items }} />
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <Stressed
      long={
        <Accordion items={[{ id: 'long', title: LONG_WORD, content: LONG_WORD }]} defaultValue={['long']} />
      }
      rightToLeft={
        <Accordion items={[{ id: 'rtl', title: ARABIC, content: ARABIC }]} defaultValue={['rtl']} lang="ar" />
      }
      empty={<Accordion items={[]} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface minColumn="l">
      <Accordion items={items.slice(0, 2)} defaultValue={['children']} />
    </OnEverySurface>
  ),
});

export const Do = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Accordion items={items} defaultValue={['children']} />,
});
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Accordion
      items={[
        { id: 'cost', title: 'Further information', content: <Text>Cancelling costs the first night.</Text> },
      ]}
    />
  ),
});
