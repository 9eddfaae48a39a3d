import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const STOP = 'POST /news/stop';
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Stop the news' }));

beforeAll(loadScreens, 60_000);
afterEach(() => vi.unstubAllGlobals());

it('changes nothing until the guest presses, then sends the token once and says that it is done', async () => {
  const asked = fakeNetwork({ [STOP]: () => ({ body: { stopped: true } }) });
  await showSite('/stop-news#consent.signature');
  expect(await screen.findByRole('heading', { level: 1, name: 'Stop our news?' })).toBeVisible();
  const sent = () => asked.filter(({ call }) => call === STOP).map(({ body }) => body);
  expect(sent()).toEqual([]);
  await press();
  expect(await screen.findByRole('heading', { level: 1, name: 'You get no more news' })).toBeVisible();
  expect(sent()).toEqual([{ token: 'consent.signature' }]);
});

it.each(['LINK_EXPIRED', 'VALIDATION'])(
  'says of a broken link where the news can be stopped: %s',
  async (code) => {
    fakeNetwork({ [STOP]: () => ({ status: 410, body: { code, message: 'No' } }) });
    await showSite('/stop-news#forged');
    await press();
    expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open my profile' })).toHaveAttribute('href', '/profile');
  },
);

it('says of a link without its token that it does not work', async () => {
  fakeNetwork({});
  await showSite('/stop-news');
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
});

it('keeps the question when the server does not answer', async () => {
  fakeNetwork({ [STOP]: () => ({ status: 503, body: { code: 'UNAVAILABLE', message: 'Come back later' } }) });
  await showSite('/stop-news#consent.signature');
  await press();
  expect((await screen.findAllByText('Come back later')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Stop the news' })).toBeVisible();
});
