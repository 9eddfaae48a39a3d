import preview from '../../.storybook/preview.tsx';
import { ENDPOINTS } from '#schemas/api';
import { bookingAddress } from '../../site/app/paths.ts';
import { answer, dropConnection, refuse, wait } from './network/answers.ts';
import { REFUSAL_TEXTS } from './network/refusals.ts';
import { booked, paidOnline } from './samples.ts';
import { storyOfScreen } from './story-of-screen.tsx';
import type { Guest } from './guest.ts';

const meta = preview.meta({
  id: 'screens-booking',
  title: 'Screens/Bookings/Booking/Invoice and company',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: bookingAddress(booked.id) },
});

const SHOW = 'showBooking';
const REFUNDS = 'listRefunds';
const DOCUMENTS = 'listDocuments';

export const PaidWithInvoice = meta.story({
  args: {
    answers: [answer(SHOW, paidOnline), answer(REFUNDS, { items: [] }), answer(DOCUMENTS)],
    shows: 'document.heading',
  },
});
export const InvoicesLoading = meta.story({
  args: {
    answers: [answer(SHOW, paidOnline), answer(REFUNDS, { items: [] }), wait(DOCUMENTS)],
    shows: 'status.paid',
  },
});
/** The booking stands without them; their mails have them too. */
export const InvoicesLost = meta.story({
  args: {
    answers: [answer(SHOW, paidOnline), answer(REFUNDS, { items: [] }), dropConnection(DOCUMENTS)],
    shows: 'status.paid',
  },
});
export const InvoicesGone = meta.story({
  args: {
    answers: [answer(SHOW, paidOnline), answer(REFUNDS, { items: [] }), refuse(DOCUMENTS, 'NOT_FOUND')],
    shows: 'status.paid',
  },
});
/** A guest may name a company until the invoice is issued. */
const COMPANY = 'nameCompany';
const unnamed = { items: [], taxIdName: 'GSTIN', canNameCompany: true };
const issued = ENDPOINTS.listDocuments.examples.response;
const nameIt = async ({ fill, press }: Guest) => {
  await press('document.company.add');
  await fill('fields.companyName', 'Nair Textiles');
  await fill('fields.companyAddress', '12 Mill Road\nErode 638001');
  await press('document.company.save');
};
export const CompanyNotNamed = meta.story({
  args: { answers: [answer(DOCUMENTS, unnamed)], shows: 'document.company.lead' },
});
export const CompanyForm = meta.story({
  args: {
    answers: [answer(DOCUMENTS, unnamed)],
    interact: ({ press }) => press('document.company.add'),
    shows: 'document.company.until',
  },
});
export const CompanyWithoutName = meta.story({
  args: {
    answers: [answer(DOCUMENTS, unnamed)],
    interact: async ({ press }) => {
      await press('document.company.add');
      await press('document.company.save');
    },
    shows: 'forms.errors',
  },
});
export const CompanySaving = meta.story({
  args: {
    answers: [answer(DOCUMENTS, unnamed), wait(COMPANY)],
    interact: nameIt,
    shows: 'document.company.saving',
  },
});
export const CompanySaved = meta.story({
  args: { answers: [answer(DOCUMENTS, unnamed)], interact: nameIt, shows: 'document.company.saved' },
});
export const CompanyRemoved = meta.story({
  args: {
    answers: [
      answer(DOCUMENTS, { ...unnamed, company: { name: 'Nair Textiles', taxId: '32AAAAA1111A1Z9' } }),
      answer(COMPANY, unnamed),
    ],
    interact: ({ press }) => press('document.company.remove'),
    shows: 'document.company.removed',
  },
});
export const CompanyTooLate = meta.story({
  args: {
    answers: [answer(DOCUMENTS, unnamed), answer(DOCUMENTS, issued), refuse(COMPANY, 'STATE_CONFLICT')],
    interact: nameIt,
    shows: 'document.company.issuedHeading',
  },
});
export const CompanyOfUnknownBooking = meta.story({
  args: {
    answers: [answer(DOCUMENTS, unnamed), refuse(COMPANY, 'NOT_FOUND')],
    interact: nameIt,
    says: REFUSAL_TEXTS.NOT_FOUND,
  },
});
export const CompanyNotSent = meta.story({
  args: {
    answers: [answer(DOCUMENTS, unnamed), dropConnection(COMPANY)],
    interact: nameIt,
    shows: 'failures.network',
  },
});
