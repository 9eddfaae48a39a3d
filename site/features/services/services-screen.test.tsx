import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';
import { testSite } from '../../test-content/test-pages.ts';

beforeAll(loadScreens, 60_000);

const heading = () => screen.queryByRole('heading', { name: testSite.services.servicesHeading });

it('has no heading over services that there are not', async () => {
  const { unmount } = await showSite('/services');
  expect(heading()).toBeVisible();
  unmount();
  await showSite('/services', { content: { ...testSite, services: { ...testSite.services, services: [] } } });
  expect(heading()).toBeNull();
  expect(screen.getByRole('heading', { name: testSite.services.highlight.heading })).toBeVisible();
});
