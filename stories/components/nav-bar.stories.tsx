import preview from '../../.storybook/preview.tsx';
import { expect, screen, userEvent } from 'storybook/test';
import { Brand, NavBar, NavItem } from '#design-system/nav-bar';
import { TopBar } from '../kit/kit-frame.tsx';
import { LONG_WORD } from '../samples.tsx';

const meta = preview.meta({
  title: 'Page/Nav bar',
  component: NavBar,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand href="#home">The Kesar</Brand>,
    label: 'Main',
    menuLabel: 'Open the menu',
    closeLabel: 'Close the menu',
    items: (
      <>
        <NavItem href="#home" current>
          Home
        </NavItem>
        <NavItem asChild>
          <a href="#rooms">Rooms</a>
        </NavItem>
      </>
    ),
  },
});

export const Default = meta.story({ render: () => <TopBar /> });
export const OnlyTheName = meta.story({
  render: () => (
    <NavBar
      brand={<Brand href="#home">The Kesar</Brand>}
      label="Main"
      menuLabel="Open the menu"
      closeLabel="Close the menu"
    />
  ),
});
export const LongName = meta.story({ args: { brand: <Brand href="#home">{LONG_WORD}</Brand> } });
export const MenuOpen = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    // The button is only there on small screens; wider ones show the items themselves.
    const button = canvasElement.querySelector<HTMLElement>('[aria-label="Open the menu"]');
    if (button === null || button.offsetParent === null) return;
    await userEvent.click(button);
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});
