import preview from '../../.storybook/preview.tsx';
import { DescriptionList } from '#design-system/description-list';
import { LONG_WORD } from '../samples.tsx';

const items = [
  { id: 'in', term: 'Check-in', detail: 'Tuesday, 10 March 2026, from 14:00' },
  { id: 'out', term: 'Check-out', detail: 'Friday, 13 March 2026, until 12:00' },
  { id: 'guests', term: 'Guests', detail: '2 adults, 1 child' },
];
const meta = preview.meta({ title: 'Travel/Description list', component: DescriptionList, args: { items } });

export const Rows = meta.story();
export const Columns = meta.story({ args: { layout: 'columns' } });
export const LongWord = meta.story({ args: { items: [{ id: 'long', term: LONG_WORD, detail: LONG_WORD }] } });
