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
  const ask = within(footer()).getByRole('region', { name: 'Ask us' });
  expect(within(ask).getByRole('heading', { level: 2 })).toHaveTextContent('Ask us');
  expect(within(ask).getByRole('link', { name: 'Call' })).toBeInTheDocument();
});

it('needs no more than a name', () => {
  render(<Footer brand="The Kesar" columns={[]} />);
  expect(footer()).toHaveTextContent('The Kesar');
  expect(within(footer()).queryByRole('region')).toBeNull();
});

it('keeps the ids of two of them apart', () => {
  render(
    <>
      <Footer brand="One" columns={columns} />
      <Footer brand="Two" columns={columns} />
    </>,
  );
  const ids = screen.getAllByRole('heading').map((heading) => heading.id);
  expect(new Set(ids).size).toBe(4);
});

it('passes on what it does not know, and its ref', () => {
  const ref = createRef<HTMLElement>();
  render(<Footer brand="The Kesar" columns={columns} ref={ref} id="contact" />);
  expect(footer()).toBe(ref.current);
  expect(footer()).toHaveAttribute('id', 'contact');
});
