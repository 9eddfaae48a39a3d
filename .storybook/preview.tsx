import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { useInsertionEffect } from 'react';
import { configure } from 'storybook/test';
import '#design-system/css';
import { dismissToast } from '#design-system/toast';
import './docs.css.ts';
import './fonts.css';
import { applyToolbars } from './apply-toolbars.ts';
import { DocsPage } from './docs-page.tsx';
import { look } from './look.ts';
import { chromaticModes } from './modes.ts';
import { argTypesFromTypes } from './prop-tables.ts';
import { globalTypes, initialGlobals } from './toolbars.ts';
import { shownCode, type ShownStory } from '../stories/examples/shown-code.ts';
import { VIEWPORTS } from './viewports.ts';

// What a story loads when it is asked, such as the checker, takes a machine with two busy cores seconds.
configure({ asyncUtilTimeout: 15_000 });

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  globalTypes,
  // A browser that is driven by a program has axe of its own (test-runner.ts); the panel would run it once more.
  initialGlobals: { ...initialGlobals, a11y: { manual: navigator.webdriver } },
  // Toasts belong to the page, and would be there for the next story.
  beforeEach: () => () => dismissToast(),
  argTypesEnhancers: [argTypesFromTypes],
  decorators: [
    function OnDressedDocument(Story, { globals, userGlobals, viewMode }) {
      // Before the story's layout effects, and never on the server. A docs page shows many stories in one document, so
      // no story may change it.
      useInsertionEffect(() => applyToolbars(viewMode === 'docs' ? (userGlobals ?? globals) : globals));
      return <Story />;
    },
  ],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    // Colours are readable on the theme's own background only.
    backgrounds: { disable: true },
    viewport: { options: VIEWPORTS },
    docs: {
      theme: look,
      page: DocsPage,
      // What one can paste, not the story around it with its test.
      source: { type: 'code', transform: (_story: string, context: ShownStory) => shownCode(context) },
    },
    chromatic: { modes: chromaticModes },
    options: {
      storySort: {
        order: [
          'Start here',
          'Kit',
          'Screens',
          [
            'Hotel',
            ['Home', 'Location', 'Room'],
            'Search and book',
            [
              'Book',
              [
                'Search and calendar',
                'Results',
                'Days around',
                'Nothing free',
                'Choosing rooms',
                'Promo codes',
              ],
              'Checkout',
              ['Price to print', 'Details and price', 'Pressing Book', 'Code', '*', 'Payment'],
            ],
            'Bookings',
            ['List', 'Booking', ['States'], 'Cancel'],
            'Account',
            'Errors',
          ],
          'Guides',
          'Foundations',
          'Layout',
          'Type',
          'Actions',
          'Forms',
          'Feedback',
          'Overlays',
          'Page',
          'Travel',
        ],
      },
    },
  },
});
