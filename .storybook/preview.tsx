import '@fontsource/figtree/400.css';
import '@fontsource/figtree/500.css';
import '@fontsource/figtree/700.css';
import '@fontsource/jost/400.css';
import '@fontsource/jost/500.css';
import '@fontsource/jost/700.css';
import '@fontsource/lora/400.css';
import '@fontsource/lora/500.css';
import '@fontsource/lora/700.css';
import '@fontsource/noto-sans-arabic/arabic-400.css';
import '@fontsource/noto-sans-arabic/arabic-500.css';
import '@fontsource/noto-sans-arabic/arabic-700.css';
import '@fontsource/noto-sans-devanagari/devanagari-400.css';
import '@fontsource/noto-sans-devanagari/devanagari-500.css';
import '@fontsource/noto-sans-devanagari/devanagari-700.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { useInsertionEffect } from 'react';
import '#design-system/css';
import './demo-fonts.css';
import './docs.css.ts';
import { applyToolbars } from './apply-toolbars.ts';
import { DocsPage } from './docs-page.tsx';
import { look } from './look.ts';
import { chromaticModes } from './modes.ts';
import { argTypesFromTypes } from './prop-tables.ts';
import { globalTypes, initialGlobals } from './toolbars.ts';
import { shownCode, type ShownStory } from '../stories/examples/shown-code.ts';
import { VIEWPORTS } from './viewports.ts';

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
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
      // Boards for reviewing: a thousand rows, and every surface.
      stories: { filter: ({ name }: { name: string }) => !['Stress', 'Surfaces'].includes(name) },
    },
    chromatic: { modes: chromaticModes },
    options: {
      storySort: {
        order: [
          'Start here',
          'Kit',
          'Screens',
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
