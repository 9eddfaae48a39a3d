import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Footer } from './index.ts';

const columns = [
  { id: 'udaipur', title: 'Udaipur', content: <address>12 Gangaur Ghat Marg</address> },
  { id: 'ask', title: 'Ask us', content: <a href="tel:+912940000000">Call</a> },
];
const footer = () => screen.getByRole('contentinfo');

it('says who this is, where, and how to ask, each part under its heading', () => {
  render(<Footer brand="The Kesar" tagline="Three houses" columns={columns} legal="Prices include taxes." />);
  expect(footer()).toHaveTextContent(/^The KesarThree houses.*Prices include taxes\.$/);
  const headings = within(footer()).getAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual(['Udaipur', 'Ask us']);
  expect(within(footer()).getByRole('link', { name: 'Call' })).toBeInTheDocument();
  // The footer is one landmark, and its columns are none.
  expect(within(footer()).queryAllByRole('region')).toEqual([]);
});

it('needs no more than a name', () => {
  render(<Footer brand="The Kesar" columns={[]} />);
  expect(footer()).toHaveTextContent('The Kesar');
  expect(within(footer()).queryByRole('heading')).toBeNull();
});

it('passes on what it does not know, and its ref', () => {
  const ref = createRef<HTMLElement>();
  render(<Footer brand="The Kesar" columns={columns} ref={ref} id="contact" />);
  expect(footer()).toBe(ref.current);
  expect(footer()).toHaveAttribute('id', 'contact');
});
