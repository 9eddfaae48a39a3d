import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Hero, type HeroProps } from './index.ts';

const urls = { thumb: '/t', small: '/s', medium: '/m', large: '/l' };
const home: HeroProps = {
  image: { alt: 'The lake at dusk', width: 1440, height: 960, urls },
  heading: 'Three houses',
};

it('has the name of the page as its first heading, over a picture that loads at once', () => {
  render(<Hero {...home} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Three houses' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'The lake at dusk' })).toHaveAttribute('loading', 'eager');
});

it('says what stands above and below the name, in that order', () => {
  render(
    <Hero {...home} eyebrow="Udaipur" actions={<a href="/book">Book</a>}>
      A haveli by the lake
    </Hero>,
  );
  expect(screen.getByRole('banner')).toHaveTextContent('UdaipurThree housesA haveli by the lakeBook');
});

it('draws nothing for what is not given', () => {
  render(<Hero {...home} eyebrow="" />);
  expect(screen.queryByText('Udaipur')).toBeNull();
  expect(screen.getByRole('banner').children).toHaveLength(1);
});

it('holds a panel below its words', () => {
  render(<Hero {...home} panel={<form aria-label="Search" />} />);
  expect(within(screen.getByRole('banner')).getByRole('form', { name: 'Search' })).toBeInTheDocument();
});

it('gives the heading what brings the focus to a new page', () => {
  const ref = createRef<HTMLHeadingElement>();
  render(<Hero {...home} headingProps={{ ref, tabIndex: -1 }} />);
  ref.current?.focus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('passes on what it does not know, and its element', () => {
  const ref = createRef<HTMLElement>();
  render(<Hero {...home} ref={ref} id="top" size="short" />);
  expect(ref.current).toHaveAttribute('id', 'top');
});
