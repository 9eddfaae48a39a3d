import { defineMain } from '@storybook/react-vite/node';
import { STATUSES, statusOf } from '../stories/statuses.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The demo hotel's own pictures: what a designer sees here is what a guest sees.
  // The service worker answers the requests of screens; it is served from its package, so that both are of one version.
  staticDirs: [
    { from: '../content/images', to: '/images' },
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    // Its own Vite configuration; the site's builds a whole server-rendered page.
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  tags: Object.fromEntries(Object.keys(STATUSES).map((status) => [status, {}])),
  // A tag is read from the text of a story file; a status stands in one list for all of them.
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
