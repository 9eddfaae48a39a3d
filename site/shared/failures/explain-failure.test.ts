import { describe, expect, it } from 'vitest';
import { NETWORK_ERROR, RequestError } from '../../api/request-error.ts';
import { explainFailure } from './explain-failure.ts';

const UNKNOWN = 'Unknown error occurred, try again some time later';
const answered = (body: unknown, status = 409) => new RequestError(String(status), { status, body });

describe('explainFailure', () => {
  it('rule 1: shows the own message of a network error under one toast id', () => {
    const error = new RequestError('Network Error', { code: NETWORK_ERROR, body: { message: 'not this' } });
    expect(explainFailure(error, UNKNOWN)).toEqual({ messages: ['Network Error'], toastId: 'networkError' });
  });

  it('rule 2: shows a body that is a string', () => {
    expect(explainFailure(answered('Down for maintenance', 503), UNKNOWN)).toEqual({
      messages: ['Down for maintenance'],
    });
  });

  it('rule 3: shows the message of the body, before its list', () => {
    const error = answered({ message: 'Booking limit exceeded', messages: [{ message: 'not this' }] });
    expect(explainFailure(error, UNKNOWN)).toEqual({ messages: ['Booking limit exceeded'] });
  });

  it("rule 4: shows each item's message of a list", () => {
    const error = answered(
      {
        messages: [
          { field: 'otp', message: 'Invalid Otp' },
          { field: 'guestEmail', message: 'Enter a valid email' },
        ],
      },
      422,
    );
    expect(explainFailure(error, UNKNOWN)).toEqual({ messages: ['Invalid Otp', 'Enter a valid email'] });
  });

  it('rule 5: says so when the answer explains nothing', () => {
    for (const body of [
      undefined,
      null,
      {},
      [],
      '  ',
      7,
      { message: 7 },
      { messages: 'x' },
      { messages: [{}, null] },
    ]) {
      expect(explainFailure(answered(body), UNKNOWN)).toEqual({ messages: [UNKNOWN] });
    }
  });

  it('rule 5 also stands for anything that is no failed request', () => {
    expect(explainFailure(new TypeError('x is not a function'), UNKNOWN)).toEqual({ messages: [UNKNOWN] });
  });

  it('cuts a server text that no toast can hold', () => {
    const [message] = explainFailure(answered('a'.repeat(5000)), UNKNOWN).messages;
    expect(message).toHaveLength(300);
  });
});
