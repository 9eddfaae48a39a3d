import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { DescriptionList } from './index.ts';

const items = [
  { id: 'in', term: 'Check-in', detail: 'Tuesday, 10 March 2026' },
  { id: 'guests', term: 'Guests', detail: <strong>2 adults</strong> },
];

it('tells each fact after its name', () => {
  render(<DescriptionList items={items} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Check-in', 'Guests']);
  expect(screen.getAllByRole('definition').map((detail) => detail.textContent)).toEqual([
    'Tuesday, 10 March 2026',
    '2 adults',
  ]);
});

it('is an empty list without facts', () => {
  const ref = createRef<HTMLDListElement>();
  render(<DescriptionList items={[]} ref={ref} />);
  expect(ref.current).toBeEmptyDOMElement();
});

it('passes on what it does not know', () => {
  const ref = createRef<HTMLDListElement>();
  render(<DescriptionList items={items} ref={ref} layout="columns" id="facts" />);
  expect(ref.current).toHaveAttribute('id', 'facts');
  expect(ref.current).toHaveAttribute('data-layout', 'columns');
});

it('says once what is wrong with a layout that does not exist', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const evaded = { layout: 'grid' } as unknown as { layout: 'rows' };
  render(<DescriptionList items={items} {...evaded} />);
  expect(warn.mock.calls[0]).toEqual([
    'DescriptionList: layout="grid" does not exist. Use one of: rows, columns, table.',
  ]);
});
