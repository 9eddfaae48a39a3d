import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';
import { testSite } from '../../test-content/test-pages.ts';

beforeAll(loadScreens, 60_000);

const OTHERS = 'There are pictures on the other tabs.';

it.each([
  ['points to the pictures of other tabs', 1],
  ['says no more where there is no picture at all', 0],
])('an empty tab %s', async (_name, count) => {
  const filled = testSite.gallery.albums.filter(({ images }) => images.length > 0);
  const albums = filled.slice(0, count).map((album) => ({ ...album, gallery: 'rooms' as const }));
  await showSite('/gallery?show=others', {
    content: { ...testSite, gallery: { ...testSite.gallery, albums } },
  });
  expect(screen.getByRole('heading', { name: 'No Photos' })).toBeVisible();
  expect(screen.queryAllByText(OTHERS)).toHaveLength(count);
});
