import preview from '../../../.storybook/preview.tsx';
import { expect } from 'storybook/test';
import type { ContentKind } from '#schemas/engine';
import { type BrokenVerdicts, verdictsOn } from './check-example.ts';
import { KindPage } from './kind-page.tsx';

/** A page for each kind of content file, from its schema. */
const meta = preview.meta({
  title: 'Guides/Content files',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', 'rest'],
  // The checker runs in the browser.
  loaders: [async ({ args: { kind } }) => ({ verdicts: await verdictsOn(kind as ContentKind) })],
  args: { kind: 'hotel' },
  render: ({ kind }, { loaded: { verdicts } }) => (
    <KindPage key={kind} kind={kind} verdicts={verdicts as BrokenVerdicts} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Everything is in order.')).toBeVisible();
  },
});

export const Hotel = meta.story({ tags: ['!rest'], args: { kind: 'hotel' } });
export const Theme = meta.story({ args: { kind: 'theme' } });
export const Seo = meta.story({ args: { kind: 'seo' } });
export const Tax = meta.story({ args: { kind: 'tax' } });
export const Charge = meta.story({ args: { kind: 'charge' } });
export const PageHome = meta.story({ args: { kind: 'page-home' } });
export const PageAbout = meta.story({ args: { kind: 'page-about' } });
export const PageServices = meta.story({ args: { kind: 'page-services' } });
export const PageGallery = meta.story({ args: { kind: 'page-gallery' } });
export const PageContact = meta.story({ args: { kind: 'page-contact' } });
export const PagePolicies = meta.story({ args: { kind: 'page-policies' } });
export const PageBook = meta.story({ args: { kind: 'page-book' } });
export const Location = meta.story({ args: { kind: 'location' } });
export const Room = meta.story({ args: { kind: 'room' } });
export const Rate = meta.story({ args: { kind: 'rate' } });
export const Policy = meta.story({ args: { kind: 'policy' } });
export const Album = meta.story({ args: { kind: 'album' } });
export const Service = meta.story({ args: { kind: 'service' } });
export const Translation = meta.story({ args: { kind: 'translation' } });
