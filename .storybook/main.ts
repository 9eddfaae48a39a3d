import { defineMain } from '@storybook/react-vite/node';
import { readGuide } from '../stories/guides/components/read-guide.ts';
import { STATUSES, statusOf } from '../stories/statuses.ts';
import { ALSO, storyLabel } from './look.ts';

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
        const component = /components\/([\w-]+)\.stories\.tsx$/.exec(file.replaceAll('\\', '/'))?.[1] ?? '';
        const names = readGuide(component)?.alsoCalled ?? [];
        return entries.map((entry) => ({
          ...entry,
          // As the search shows it, too.
          ...(entry.name === undefined ? {} : { name: storyLabel(entry.name) }),
          // The search looks into titles only. The sidebar leaves the other names out.
          ...(names.length === 0 ? {} : { title: [entry.title, names.join(', ')].join(ALSO) }),
          ...(status === undefined ? {} : { tags: [...(entry.tags ?? []), status] }),
        }));
      },
    })),
  typescript: { reactDocgen: 'react-docgen' },
});
