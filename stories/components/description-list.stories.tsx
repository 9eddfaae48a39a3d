import preview from '../../.storybook/preview.tsx';
import { DescriptionList } from '#design-system/description-list';
import { Matrix as Variations } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as Stressed } from '../stress.tsx';

const items = [
  { id: 'in', term: 'Check-in', detail: 'Tuesday, 10 March 2026, from 14:00' },
  { id: 'out', term: 'Check-out', detail: 'Friday, 13 March 2026, until 12:00' },
  { id: 'guests', term: 'Guests', detail: '2 adults, 1 child' },
];
const meta = preview.meta({
  id: 'travel-description-list',
  title: 'Travel/Description list',
  component: DescriptionList,
  args: { items },
});

export const Default = meta.story();
export const Columns = meta.story({ args: { layout: 'columns' } });
export const Table = meta.story({ args: { layout: 'table' } });
export const Matrix = meta.story({
  render: () => (
    <Variations of="DescriptionList" component={DescriptionList} minColumn="l" args={{ items }} />
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <Stressed
      long={<DescriptionList items={[{ id: 'long', term: LONG_WORD, detail: LONG_WORD }]} />}
      rightToLeft={<DescriptionList layout="columns" items={[{ id: 'rtl', term: ARABIC, detail: ARABIC }]} />}
      empty={<DescriptionList items={[]} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <DescriptionList items={items} />
    </OnEverySurface>
  ),
});

export const Do = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <DescriptionList items={items} />,
});
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <DescriptionList
      items={[
        {
          id: 'a',
          term: 'Regarding your arrival at the hotel',
          detail: 'We would like to let you know that rooms are ready from two in the afternoon.',
        },
      ]}
    />
  ),
});
