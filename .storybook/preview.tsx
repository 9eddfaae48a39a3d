import '@fontsource/figtree/400.css';
import '@fontsource/figtree/500.css';
import '@fontsource/figtree/700.css';
import '@fontsource/jost/400.css';
import '@fontsource/jost/500.css';
import '@fontsource/jost/700.css';
import '@fontsource/lora/400.css';
import '@fontsource/lora/500.css';
import '@fontsource/lora/700.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { useInsertionEffect } from 'react';
import '#design-system/css';
import { showTheme, THEME_ITEMS } from './themes.ts';

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme of the hotel',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: THEME_ITEMS, dynamicTitle: true },
    },
    direction: {
      description: 'Direction of reading',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    textSize: {
      description: 'Text size of the reader',
      toolbar: { title: 'Text size', icon: 'zoom', items: ['100%', '150%', '200%'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'kesar', direction: 'ltr', textSize: '100%' },
  decorators: [
    function OnDressedDocument(Story, { globals }) {
      // Before any layout effect of the story measures something, and never where it is rendered on the server.
      useInsertionEffect(() => {
        showTheme(globals['theme']);
        document.documentElement.lang = 'en';
        document.documentElement.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
        document.documentElement.style.fontSize = String(globals['textSize'] ?? '100%');
      });
      return <Story />;
    },
  ],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    // The page of each theme is the only background that its colours promise to read on.
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'Kit',
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
