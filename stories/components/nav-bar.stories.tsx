import preview from '../../.storybook/preview.tsx';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#design-system/button';
import { Link } from '#design-system/link';
import { Brand, NavBar, NavItem } from '#design-system/nav-bar';
import { TopBar } from '../kit/kit-frame.tsx';
import { LONG_WORD } from '../samples.tsx';

const items = (
  <>
    <NavItem href="#home" current>
      Home
    </NavItem>
    <NavItem asChild>
      <a href="#rooms">Rooms</a>
    </NavItem>
  </>
);
const WORDMARK = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 40"><path d="M4 34 20 6l16 28z" fill="none" stroke="#0f4a4c" stroke-width="3"/><text x="48" y="28" font-family="Georgia" font-size="22" fill="#0f4a4c">KESAR</text></svg>')}`,
  width: 150,
  height: 40,
};
const meta = preview.meta({
  id: 'page-nav-bar',
  title: 'Page/Nav bar',
  component: NavBar,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand href="#home">The Kesar</Brand>,
    label: 'Main',
    menuLabel: 'Open the menu',
    closeLabel: 'Close the menu',
    items,
  },
});

/** Opens the menu, whose button only small screens show. */
function openMenu(canvasElement: HTMLElement): HTMLElement {
  const button = canvasElement.querySelector<HTMLElement>('[aria-label="Open the menu"]');
  if (button === null) throw new Error('The bar has no button for its menu.');
  button.click();
  return button;
}

export const Default = meta.story({ render: () => <TopBar /> });
export const NameOnly = meta.story({ args: { items: undefined } });
/** A wordmark: only screen readers get the name as well. */
export const LogoOnly = meta.story({
  args: {
    brand: (
      <Brand href="#home" logo={WORDMARK} nameHidden>
        The Kesar
      </Brand>
    ),
  },
});
const account = {
  account: (
    <Link tone="quiet" href="#profile">
      Asha Rao
    </Link>
  ),
  accountItems: (
    <>
      <NavItem href="#bookings">Your bookings</NavItem>
      <NavItem href="#profile">Profile</NavItem>
    </>
  ),
};
export const SignedIn = meta.story({ args: account });
/** The account's width is fixed: nothing beside it moves. */
export const SignedInWithALongName = meta.story({
  args: {
    ...account,
    account: (
      <Link tone="quiet" href="#profile">
        {LONG_WORD}
      </Link>
    ),
  },
});
export const SignedInMenu = meta.story({
  args: account,
  play: async ({ canvasElement }) => {
    openMenu(canvasElement);
    const menu = within(await screen.findByRole('dialog', { name: 'Main' }));
    await expect(menu.getByRole('link', { name: 'Your bookings' })).toBeVisible();
    await expect(menu.queryByRole('link', { name: 'Asha Rao' })).toBeNull();
  },
});
export const MenuOpen = meta.story({
  render: () => <TopBar />,
  play: async ({ canvasElement }) => {
    openMenu(canvasElement);
    await expect(await screen.findByRole('dialog', { name: 'Main' })).toBeVisible();
  },
});
export const MenuClosed = meta.story({
  render: () => <TopBar />,
  play: async ({ canvasElement }) => {
    const button = openMenu(canvasElement);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    openMenu(canvasElement);
    const menu = await screen.findByRole('dialog');
    await userEvent.click(within(menu).getByRole('link', { name: 'Rooms' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const Stress = meta.story({
  globals: { textSize: 'double', direction: 'rtl' },
  args: {
    brand: <Brand href="#home">{LONG_WORD}</Brand>,
    items: <NavItem href="#long">{LONG_WORD}</NavItem>,
    actions: (
      <Button size="s" asChild>
        <a href="#book">Book a stay</a>
      </Button>
    ),
  },
});
