import type { ContactMessageAnswer, ContactMessageRequest } from '#schemas/api-types';
import { request } from './request.ts';

export function sendContactMessage(
  message: ContactMessageRequest,
  idempotencyKey: string,
): Promise<ContactMessageAnswer> {
  return request('/contact-messages', { method: 'POST', body: message, idempotencyKey });
}
