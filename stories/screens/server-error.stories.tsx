import preview from '../../.storybook/preview.tsx';
import type { SiteContent } from '../../site/test-content/open-site.ts';
import { hotel } from './hotel.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({ title: 'Screens/Server error', ...storyOfScreen, args: { address: '/about' } });

const { about: _about, ...rest } = hotel;

export const PageCannotBeDrawn = meta.story({
  // A release that lost the content of a page: no type allows it, and it must not take the rest of the site with it.
  args: { content: rest as SiteContent, shows: 'failures.page.heading' },
});
/** The document of addresses that are not prerendered, before the application has started. */
export const BeforeTheApplication = meta.story({ args: { address: '/app.html', shows: 'loading' } });
