import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import lowest from '../../../schemas/api/availability/lowest.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const prices = { 'GET /availability/lowest': () => ({ body: lowest.examples.response }) };
const article = (name: string) => within(screen.getByRole('article', { name }));

beforeAll(loadScreens, 60_000);
afterEach(() => vi.unstubAllGlobals());

describe('before there are dates', () => {
  it('the cards of home say what a night costs and lead to the room, with one request for all', async () => {
    const asked = fakeNetwork(prices);
    await showSite('/');
    expect(await article('Lake Suite').findByText('₹14,868')).toBeVisible();
    expect(article('Lake Suite').getByText('a night for two, taxes included')).toBeVisible();
    expect(article('Family Room').getByText('Heritage fee at the hotel')).toBeVisible();
    expect(article('Lake Suite').queryByText(/at the hotel/)).toBeNull();
    expect(article('Lake Suite').getByRole('link', { name: 'See the room: Lake Suite' })).toHaveAttribute(
      'href',
      '/udaipur/lake-suite',
    );
    expect(asked.map(({ call }) => call)).toEqual(['GET /availability/lowest']);
  });

  it('leads to the dates of a room whose price is not known, and tells no failure where none came', async () => {
    fakeNetwork(prices);
    await showSite('/');
    expect(await article('Lake Suite').findByText('₹14,868')).toBeVisible();
    expect(article('Cedar Cabin').queryByText(/a night for two/)).toBeNull();
    expect(article('Cedar Cabin').getByText('You see the price with your dates.')).toBeVisible();
    expect(article('Lake Suite').queryByText('You see the price with your dates.')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the page of a location', () => {
  it('shows photos with captions, hours, the lowest price of its rooms, terms and the way', async () => {
    fakeNetwork(prices);
    await showSite('/udaipur');
    expect(screen.getByRole('heading', { level: 1, name: 'The Kesar Udaipur' })).toBeVisible();
    expect(screen.getByText('The house')).toBeVisible();
    expect(screen.getByText('from 14:00')).toBeVisible();
    expect(await screen.findAllByText('₹5,359')).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Choose dates for The Kesar Udaipur' })).toHaveAttribute(
      'href',
      '/book?location=udaipur',
    );
    expect(screen.getByRole('link', { name: 'Show on a map: The Kesar Udaipur' })).toHaveAttribute(
      'href',
      expect.stringContaining('mlat=24.5764'),
    );
    expect(screen.queryByRole('article', { name: 'Cedar Cabin' })).toBeNull();
  });

  it('has a title of its own', async () => {
    fakeNetwork(prices);
    await showSite('/valley');
    expect(document.title).toBe('Rooms of valley: Hotel Example');
  });
});

describe('the page of a room', () => {
  it('shows its facts, its accessibility, its price and the other rooms', async () => {
    fakeNetwork(prices);
    await showSite('/udaipur/lake-suite');
    expect(screen.getByRole('heading', { level: 1, name: 'Lake Suite' })).toBeVisible();
    expect(await screen.findByText('₹14,868')).toBeVisible();
    expect(screen.getByText('Step-free from the street')).toBeVisible();
    expect(screen.getByText('A person answers at any hour')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose dates for Lake Suite' })).toHaveAttribute(
      'href',
      '/book?location=udaipur&room=lake-suite',
    );
    expect(screen.getByRole('article', { name: 'Family Room' })).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Lake Suite' })).toBeNull();
    expect(document.title).toBe('Lake Suite: Hotel Example');
  });
});

it.each(['/atlantis', '/udaipur/tree-house', '/valley/lake-suite', '/atlantis/lake-suite'])(
  '%s is not found',
  async (address) => {
    const asked = fakeNetwork(prices);
    await showSite(address);
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
    expect(document.title).toContain('Hotel Example');
    expect(asked).toEqual([]);
  },
);
