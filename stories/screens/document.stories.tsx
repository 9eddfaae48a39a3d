import { ENDPOINTS } from '#schemas/api';
import type { TaxDocument } from '#schemas/api-types';
import preview from '../../.storybook/preview.tsx';
import { documentAddress } from '../../site/app/paths.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { booked } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';

// The contract is checked when it is sent: the type of a JSON file is wider than the schema's.
const invoice = ENDPOINTS.showDocument.examples.response as TaxDocument;
const SHOW = 'showDocument';

const meta = preview.meta({
  id: 'screens-document',
  title: 'Screens/Bookings/Document',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: documentAddress(booked.id, invoice.id) },
});

const [line] = invoice.lines;
const [tax] = invoice.taxes;
const { company: _company, ...guest } = invoice.customer;

const creditNote: TaxDocument = {
  ...invoice,
  kind: 'CREDIT_NOTE',
  number: 'UC/26-27/00007',
  corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
  words: { ...invoice.words, title: 'Credit note', settled: 'We refund this amount.' },
};

/** Without codes, parts, a company or a tax number: a hotel that needs none. */
const plain: TaxDocument = {
  ...invoice,
  seller: { legalName: invoice.seller.legalName, address: ['4 Kesar Ghat'] },
  customer: guest,
  lines: line === undefined ? [] : [without(line)],
  taxes: tax === undefined ? [] : [without(tax)],
};

const long: TaxDocument = {
  ...invoice,
  seller: {
    ...invoice.seller,
    legalName: 'Kesar Ghat Heritage Hotels and Lake Palaces Private Limited'.repeat(2),
  },
  customer: {
    name: 'Wolfeschlegelsteinhausenbergerdorff Montgomery-Featherstonehaugh',
    company: {
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      taxId: '32AAAAA1111A1Z9',
      address: ['Über der Brücke 12', 'Rückgebäude, 3. Stock links', '01067 Dresden'].join('\n'),
    },
  },
  lines: Array.from({ length: 24 }, (_line, place) => ({
    ...(line ?? invoice.lines[0]),
    label: `Deluxe Double with a view of the lake and the old town, room ${place + 1}`,
    note: '3 nights, 14 Jan 2027 to 16 Jan 2027',
    netMinor: 820_000_000,
    taxMinor: 147_600_000,
    totalMinor: 967_600_000,
  })) as TaxDocument['lines'],
};

function without<Part extends { code?: string; parts?: unknown }>({
  code: _code,
  parts: _parts,
  ...rest
}: Part) {
  return rest;
}

export const Invoice = meta.story({ args: { shows: 'document.pdf' } });
export const CreditNote = meta.story({
  args: { answers: [answer(SHOW, creditNote)], shows: 'document.pdf' },
});
export const WithoutOptionalContent = meta.story({
  args: { answers: [answer(SHOW, plain)], shows: 'document.pdf' },
});
export const LongContent = meta.story({ args: { answers: [answer(SHOW, long)], shows: 'document.pdf' } });
export const Loading = meta.story({ args: { answers: [wait(SHOW)], shows: 'document.loading' } });
export const Unknown = meta.story({
  args: { answers: [refuse(SHOW, 'NOT_FOUND')], shows: 'document.unknown' },
});
export const NetworkLost = meta.story({ args: { answers: [dropConnection(SHOW)], shows: 'failures.retry' } });
export const ServerBroken = meta.story({
  args: { answers: [refuse(SHOW, 'INTERNAL')], shows: 'failures.retry' },
});
