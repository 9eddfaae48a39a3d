import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Breadcrumb, BreadcrumbItem } from './index.ts';

function Way({ places }: { places: readonly string[] }) {
  return (
    <Breadcrumb label="You are here" moreLabel="Show all places">
      {places.map((place) => (
        <BreadcrumbItem key={place} href={`#${place}`}>
          {place}
        </BreadcrumbItem>
      ))}
      <BreadcrumbItem current>Lake suite</BreadcrumbItem>
    </Breadcrumb>
  );
}
const nav = () => screen.getByRole('navigation', { name: 'You are here' });

it('is a named navigation with its places in order', () => {
  render(<Way places={['Home', 'Rooms']} />);
  const places = within(nav()).getAllByRole('listitem');
  expect(places.map((place) => place.textContent)).toEqual(['Home', 'Rooms', 'Lake suite']);
  expect(within(nav()).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#Home');
});

it('marks the page one is on, and only that', () => {
  render(<Way places={['Home']} />);
  expect(screen.getByText('Lake suite').parentElement).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

it('draws its child as the place, with its words in an element for browser translation', () => {
  render(
    <Breadcrumb label="You are here" moreLabel="Show all places">
      <BreadcrumbItem asChild current>
        <a href="#rooms">Rooms</a>
      </BreadcrumbItem>
    </Breadcrumb>,
  );
  expect(screen.getByRole('link', { name: 'Rooms' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Rooms').tagName).toBe('SPAN');
});

it('folds only what is longer than three places', () => {
  const { rerender } = render(<Way places={['Home', 'Rooms']} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(within(nav()).getByRole('list')).toHaveAttribute('data-state', 'whole');
  rerender(<Way places={['Home', 'Udaipur', 'Rooms']} />);
  expect(screen.getByRole('button', { name: 'Show all places' })).toHaveAttribute('aria-expanded', 'false');
  expect(within(nav()).getByRole('list')).toHaveAttribute('data-state', 'folded');
});

it.each(['{Enter}', ' '])('unfolds with "%s" and goes on to the first place that it shows', async (key) => {
  render(<Way places={['Home', 'Udaipur', 'Rooms']} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Udaipur' })).toHaveFocus();
});

it('passes on what it does not know, and its refs', () => {
  const bar = createRef<HTMLElement>();
  const place = createRef<HTMLAnchorElement>();
  render(
    <Breadcrumb label="You are here" moreLabel="Show all places" ref={bar} id="way">
      <BreadcrumbItem href="#home" ref={place} hrefLang="en">
        Home
      </BreadcrumbItem>
    </Breadcrumb>,
  );
  expect(nav()).toBe(bar.current);
  expect(nav()).toHaveAttribute('id', 'way');
  expect(screen.getByRole('link')).toBe(place.current);
  expect(place.current).toHaveAttribute('hreflang', 'en');
});
