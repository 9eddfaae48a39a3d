import { defineMain } from '@storybook/react-vite/node';
import { STATUSES, statusOf } from '../stories/statuses.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The demo hotel's pictures, so that designers see what guests see. The service worker answers the screens' requests;
  // it is served from its package, so that both have one version.
  staticDirs: [
    { from: '../content/images', to: '/images' },
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    // A Vite configuration of its own; the site's builds a server-rendered page.
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  tags: Object.fromEntries(Object.keys(STATUSES).map((status) => [status, {}])),
  // A tag is read from the text of a story file, and the statuses are in one list.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options);
        const status = statusOf(file);
        return status === undefined
          ? entries
          : entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), status] }));
      },
    })),
  typescript: { reactDocgen: 'react-docgen' },
});
