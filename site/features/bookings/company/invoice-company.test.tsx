import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import documents from '../../../../schemas/api/bookings/list-documents.json';
import show from '../../../../schemas/api/bookings/show.json';
import { fakeNetwork } from '../../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../../test-content/show-site.tsx';

const booking = show.examples.response;
const address = `/bookings/${booking.id}`;
const LIST = `GET ${address}/documents`;
const NAME = `PUT ${address}/company`;
const unnamed = { items: [], taxIdName: 'GSTIN', canNameCompany: true };
const company = { name: 'Nair Textiles', taxId: '32AAAAA1111A1Z9' };

beforeAll(loadScreens, 60_000);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function fillIn() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add the company' }));
  await userEvent.type(screen.getByLabelText('Company'), company.name);
  await userEvent.type(screen.getByLabelText(/^GSTIN/), company.taxId);
  await userEvent.click(screen.getByRole('button', { name: 'Save the company' }));
}

it('names a company, says so, and shows it with the way to change it', async () => {
  const asked = fakeNetwork({
    [`GET ${address}`]: () => ({ body: booking }),
    [LIST]: () => ({ body: unnamed }),
    [NAME]: () => ({ body: { ...unnamed, company } }),
  });
  await showSite(address);
  await fillIn();
  const said = await screen.findByText('The invoice will be made out to Nair Textiles.');
  expect(said).toHaveFocus();
  expect(screen.getByText(company.taxId)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change' })).toBeVisible();
  expect(asked.find(({ call }) => call === NAME)?.body).toEqual({
    companyName: company.name,
    companyTaxId: company.taxId,
    companyAddress: '',
  });
});

it('removes the company again', async () => {
  const asked = fakeNetwork({
    [`GET ${address}`]: () => ({ body: booking }),
    [LIST]: () => ({ body: { ...unnamed, company } }),
    [NAME]: () => ({ body: unnamed }),
  });
  await showSite(address);
  await userEvent.click(await screen.findByRole('button', { name: 'Name no company' }));
  expect(await screen.findByText('The invoice will be made out to you.')).toBeVisible();
  expect(asked.find(({ call }) => call === NAME)?.body).toEqual({ companyName: '' });
});

it('asks for the name before anything is sent', async () => {
  const asked = fakeNetwork({
    [`GET ${address}`]: () => ({ body: booking }),
    [LIST]: () => ({ body: unnamed }),
  });
  await showSite(address);
  await userEvent.click(await screen.findByRole('button', { name: 'Add the company' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save the company' }));
  expect(await screen.findByRole('link', { name: 'Company is required' })).toBeVisible();
  expect(asked.some(({ call }) => call === NAME)).toBe(false);
});

it('says that the invoice was issued meanwhile, and whom to ask', async () => {
  let isIssued = false;
  fakeNetwork({
    [`GET ${address}`]: () => ({ body: booking }),
    [LIST]: () => ({ body: isIssued ? documents.examples.response : unnamed }),
    [NAME]: () => {
      isIssued = true;
      return { status: 409, body: { code: 'STATE_CONFLICT', message: 'Not possible any more' } };
    },
  });
  await showSite(address);
  await fillIn();
  expect(await screen.findByText('The invoice has been issued meanwhile')).toBeVisible();
  const whom = await screen.findByText(/^Is the company on it missing or wrong\?/);
  await waitFor(() => expect(whom).toHaveTextContent(`+91 98765 43210, ${booking.location.email}`));
});
