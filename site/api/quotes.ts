import type { CreateQuoteRequest, Quote } from '#schemas/api-types';
import { request } from './request.ts';

export function createQuote(choice: CreateQuoteRequest): Promise<Quote> {
  return request('/quotes', { method: 'POST', body: choice });
}

export function readQuote(id: string): Promise<Quote> {
  return request(`/quotes/${encodeURIComponent(id)}`);
}
