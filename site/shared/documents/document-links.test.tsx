import { render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import list from '../../../schemas/api/bookings/list-documents.json';
import { createTestI18n } from '../../test-content/test-texts.ts';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { FailureContext } from '../failures/failure-context.ts';
import type { FailureHandler } from '../failures/handle-failure.ts';
import { createQueryCache } from '../queries/query-cache.ts';
import { QueryProvider } from '../queries/query-provider.tsx';
import { ShellContext } from '../use-shell.ts';
import { testShell } from '../../test-content/test-hotel.ts';
import { DocumentLinks } from './document-links.tsx';

const ID = 'k3v7q1x9m5t2b8d4f6h0zjnwp3';
const { response } = list.examples;

afterEach(() => vi.unstubAllGlobals());

function showLinks(body: unknown) {
  const asked = fakeNetwork({ [`GET /bookings/${ID}/documents`]: () => ({ body }) });
  render(
    <I18nextProvider i18n={createTestI18n()}>
      <MemoryRouter>
        <FailureContext value={vi.fn<FailureHandler>()}>
          <QueryProvider cache={createQueryCache()}>
            <ShellContext value={testShell}>
              <DocumentLinks bookingId={ID} headingLevel={2} />
            </ShellContext>
          </QueryProvider>
        </FailureContext>
      </MemoryRouter>
    </I18nextProvider>,
  );
  return asked;
}

it('leads to the PDF of each document', async () => {
  showLinks(response);
  const [document] = response.items;
  const link = await screen.findByRole('link', { name: 'Invoice U/26-27/00042 PDF' });
  expect(link).toHaveAttribute('href', `/api/v1/bookings/${ID}/documents/${document?.id}/file.pdf`);
});

it('shows nothing where there is no document', async () => {
  const asked = showLinks({ items: [], canNameCompany: false });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
