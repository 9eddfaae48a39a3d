import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
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
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Rooms' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes the menu with Escape and gives the focus back', async () => {
  render(<Bar />);
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus();
});

it('says on the button whether the menu is open', async () => {
  render(<Bar />);
  const button = screen.getByRole('button', { name: 'Open the menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

it.each(['{Enter}', ' '])('opens the menu with "%s" and keeps the focus in it', async (key) => {
  render(<Bar />);
  screen.getByRole('button', { name: 'Open the menu' }).focus();
  await userEvent.keyboard(key);
  const menu = screen.getByRole('dialog', { name: 'Main' });
  expect(within(menu).getByRole('button', { name: 'Close the menu' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(within(menu).getByRole('link', { name: 'The Kesar' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(within(menu).getByRole('link', { name: 'Rooms' })).toHaveFocus();
});

it('leaves the focus to the page when a link is followed', async () => {
  render(<Bar />);
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Rooms' }));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(screen.getByRole('button', { name: 'Open the menu' })).not.toHaveFocus();
});

it('closes the menu with its button', async () => {
  render(<Bar />);
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close the menu' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says who is signed in before the actions, and never in the menu', async () => {
  render(
    <NavBar
      brand="The Kesar"
      label="Main"
      menuLabel="Open the menu"
      closeLabel="Close the menu"
      items={<NavItem href="#rooms">Rooms</NavItem>}
      account={<a href="#profile">Asha Rao</a>}
      accountItems={<NavItem href="#bookings">Your bookings</NavItem>}
      actions={<a href="#book">Book a stay</a>}
    />,
  );
  const bar = within(screen.getByRole('banner'));
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Rooms',
    'Asha Rao',
    'Book a stay',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  const menu = within(await screen.findByRole('dialog'));
  expect(menu.queryByText('Asha Rao')).toBeNull();
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Rooms',
    'Your bookings',
    'Book a stay',
  ]);
});

it('has no place for an account that is not given', () => {
  render(<Bar />);
  const [end] = [screen.getByRole('button', { name: 'Open the menu' }).parentElement?.parentElement];
  expect(end?.children).toHaveLength(1);
});

it('has neither navigation nor menu without places to go', () => {
  render(<NavBar brand="The Kesar" label="Main" menuLabel="Open the menu" closeLabel="Close the menu" />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('draws its child as the brand, with the sign beside the name', () => {
  render(
    <Brand asChild logo={{ src: '/sign.svg', width: 40, height: 40 }}>
      <a href="/">The Kesar</a>
    </Brand>,
  );
  const brand = screen.getByRole('link', { name: 'The Kesar' });
  expect(brand.querySelector('img')).toHaveAttribute('alt', '');
});

it('keeps a name for screen readers that the logo shows to everybody else', () => {
  const logo = { src: '/wordmark.svg', width: 40, height: 40 };
  const { rerender } = render(
    <Brand href="/" logo={logo}>
      The Kesar
    </Brand>,
  );
  const shown = screen.getByText('The Kesar').className;
  rerender(
    <Brand href="/" logo={logo} nameHidden>
      The Kesar
    </Brand>,
  );
  expect(screen.getByRole('link', { name: 'The Kesar' })).toBeInTheDocument();
  expect(screen.getByText('The Kesar').className).not.toBe(shown);
});

it('passes on what it does not know, and its refs', () => {
  const bar = createRef<HTMLElement>();
  const item = createRef<HTMLAnchorElement>();
  const items = (
    <NavItem href="#home" ref={item} hrefLang="en">
      Home
    </NavItem>
  );
  render(
    <NavBar
      ref={bar}
      id="top"
      brand="The Kesar"
      label="Main"
      menuLabel="Open"
      closeLabel="Close"
      items={items}
    />,
  );
  expect(screen.getByRole('banner')).toBe(bar.current);
  expect(bar.current).toHaveAttribute('id', 'top');
  expect(item.current).toHaveAttribute('hreflang', 'en');
});
