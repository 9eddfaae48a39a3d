import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Brand, NavBar, NavItem } from './index.ts';

function Bar() {
  return (
    <NavBar
      brand={<Brand href="#home">The Kesar</Brand>}
      label="Main"
      menuLabel="Open the menu"
      closeLabel="Close the menu"
      items={
        <>
          <NavItem href="#home" current>
            Home
          </NavItem>
          <NavItem asChild>
            <a href="#rooms">Rooms</a>
          </NavItem>
        </>
      }
    />
  );
}

it('names the navigation and marks the page one is on', () => {
  render(<Bar />);
  const nav = screen.getByRole('navigation', { name: 'Main' });
  expect(within(nav).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(within(nav).getByRole('link', { name: 'Rooms' })).not.toHaveAttribute('aria-current');
});

it('opens a menu on small screens that closes when a link is followed', async () => {
  render(<Bar />);
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Rooms' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes the menu with Escape and gives the focus back', async () => {
  render(<Bar />);
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus();
});
