import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import show from '../../../schemas/api/bookings/show-document.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const invoice = show.examples.response;
const BOOKING = 'k3v7q1x9m5t2b8d4f6h0zjnwp3';
const address = `/bookings/${BOOKING}/documents/${invoice.id}`;

beforeAll(loadScreens, 60_000);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('shows what stands on the document: seller, company, lines, the parts of the tax and the total', async () => {
  fakeNetwork({ [`GET ${address}`]: () => ({ body: invoice }) });
  await showSite(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoice U/26-27/00042' })).toBeVisible();
  for (const words of [
    'Kesar Hotels Private Limited',
    'Nair Textiles',
    'GSTIN 32AAAAA1111A1Z9',
    'Meera Nair',
  ])
    expect(screen.getByText(words)).toBeVisible();
  const [lines, taxes] = screen.getAllByRole('table');
  if (lines === undefined || taxes === undefined) throw new Error('There are not two tables');
  expect(within(lines).getByRole('rowheader', { name: 'Deluxe Double, 14 Jan 2027' })).toBeVisible();
  expect(within(taxes).getByText(/^CGST 9 %: ₹738\.00$/)).toBeVisible();
  expect(within(taxes).getByText(/^SGST 9 %: ₹738\.00$/)).toBeVisible();
  const total = within(lines).getByRole('row', { name: /^Total/ });
  expect(within(total).getByText('₹9,676.00')).toBeVisible();
});

it('is in the language in which it was issued, whatever that of the page is', async () => {
  const hindi = { ...invoice, language: 'hi', locale: 'hi-IN', words: { ...invoice.words, title: 'चालान' } };
  fakeNetwork({ [`GET ${address}`]: () => ({ body: hindi }) });
  await showSite(address);
  const heading = await screen.findByRole('heading', { level: 1, name: 'चालान U/26-27/00042' });
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'hi');
  expect(screen.getByRole('link', { name: 'Download as PDF' }).closest('[lang]')).toHaveAttribute(
    'lang',
    'en',
  );
  expect(screen.getAllByText(/जन॰/u).length).toBeGreaterThan(0);
});

it('leads to its PDF and back to the booking', async () => {
  fakeNetwork({ [`GET ${address}`]: () => ({ body: invoice }) });
  await showSite(address);
  const pdf = await screen.findByRole('link', { name: 'Download as PDF' });
  expect(pdf).toHaveAttribute('href', `/api/v1${address}/file.pdf`);
  expect(screen.getByRole('link', { name: 'Back to the booking' })).toHaveAttribute(
    'href',
    `/bookings/${BOOKING}`,
  );
});

it('says what to do when this browser may not open it', async () => {
  fakeNetwork({
    [`GET ${address}`]: () => ({ status: 404, body: { code: 'NOT_FOUND', message: 'Not found' } }),
  });
  await showSite(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'This document was not found' })).toBeVisible();
});
