import { Button } from '#design-system/button';
import { Footer } from '#design-system/footer';
import { Link } from '#design-system/link';
import { Brand, NavBar, NavItem } from '#design-system/nav-bar';
import { Stack } from '#design-system/stack';

export function TopBar() {
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
          <NavItem href="#rooms">Rooms</NavItem>
          <NavItem href="#gallery">Gallery</NavItem>
          <NavItem href="#contact">Contact</NavItem>
        </>
      }
      actions={
        <Button size="s" asChild>
          <a href="#book">Book a stay</a>
        </Button>
      }
    />
  );
}

export function Bottom() {
  return (
    <Footer
      brand="The Kesar"
      tagline="Three family-run houses in Udaipur, Kochi and Manali, open all year."
      columns={[
        { id: 'udaipur', title: 'Udaipur', content: <address>12 Gangaur Ghat Marg, Udaipur 313001</address> },
        {
          id: 'ask',
          title: 'Ask us',
          content: (
            <Stack gap="xxs" align="start">
              <Link tone="quiet" href="tel:+912940000000">
                +91 294 000 0000
              </Link>
              <Link tone="quiet" href="mailto:stay@example.com">
                stay@example.com
              </Link>
            </Stack>
          ),
        },
        {
          id: 'more',
          title: 'More',
          content: (
            <Stack gap="xxs" align="start">
              <Link tone="quiet" href="#policies">
                Policies
              </Link>
              <Link tone="quiet" href="#accessibility">
                Accessibility
              </Link>
            </Stack>
          ),
        },
      ]}
      legal="Prices include taxes. © The Kesar"
    />
  );
}
