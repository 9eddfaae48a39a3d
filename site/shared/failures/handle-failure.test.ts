import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { NETWORK_ERROR, RequestError } from '../../api/request-error.ts';
import type { Notice } from '../notices.ts';
import { createFailureHandler, isOwnPath } from './handle-failure.ts';

const origin = 'https://hotel.example';

function setUp() {
  const notify = vi.fn<(notice: Notice) => void>();
  const goTo = vi.fn<(path: string) => void>();
  return { notify, goTo, handle: createFailureHandler({ notify, goTo, origin, unknownMessage: 'Unknown' }) };
}

describe('createFailureHandler', () => {
  it('says nothing of what the page shows, unless the guest is sent away from it', () => {
    const { handle, notify, goTo } = setUp();
    const error = new RequestError('401', { status: 401, body: { message: 'Please sign in first' } });
    handle(error, {}, true);
    expect(notify).not.toHaveBeenCalled();
    handle(error, { 401: '/login' }, true);
    expect(notify).toHaveBeenCalledWith({ message: 'Please sign in first', tone: 'error' });
    expect(goTo).toHaveBeenCalledWith('/login');
  });

  it('shows each message as an error toast', () => {
    const { notify, handle } = setUp();
    handle(
      new RequestError('422', { status: 422, body: { messages: [{ message: 'One' }, { message: 'Two' }] } }),
    );
    expect(notify.mock.calls).toEqual([
      [{ message: 'One', tone: 'error' }],
      [{ message: 'Two', tone: 'error' }],
    ]);
  });

  it('gives a network error the id networkError', () => {
    const { notify, handle } = setUp();
    handle(new RequestError('Offline', { code: NETWORK_ERROR }));
    expect(notify).toHaveBeenCalledWith({ message: 'Offline', tone: 'error', id: 'networkError' });
  });

  it('redirects on a status of the map, and on no other', () => {
    const { goTo, handle } = setUp();
    handle(new RequestError('401', { status: 401 }), { 401: '/login' });
    handle(new RequestError('409', { status: 409 }), { 401: '/login' });
    expect(goTo.mock.calls).toEqual([['/login']]);
  });

  it('tells of a fault that is no answer of the server, and leads nowhere', () => {
    const { notify, goTo, handle } = setUp();
    handle(new TypeError('rooms is undefined'), { 401: '/login', 500: '/' });
    expect(notify.mock.calls).toEqual([[{ message: 'Unknown', tone: 'error' }]]);
    expect(goTo).not.toHaveBeenCalled();
  });

  it('never redirects to another host', () => {
    const { goTo, handle } = setUp();
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '',
    ]) {
      handle(new RequestError('401', { status: 401 }), { 401: path });
    }
    expect(goTo).not.toHaveBeenCalled();
  });
});

describe('isOwnPath', () => {
  it('accepts paths with query and fragment', () => {
    expect(isOwnPath('/book?location=udaipur#rooms', origin)).toBe(true);
  });

  it('refuses a tab or line break that a browser would drop', () => {
    expect(isOwnPath('/\t/evil.example', origin)).toBe(false);
  });

  it('is never true for what a browser would take to another host', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '\t',
      '\n',
      '\r',
      ' ',
      '@',
      ':',
      'https:',
      'evil.example',
      '.',
      '%2f',
      '?',
      '#',
    );
    const odd = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 6 }).map((all) => all.join('')),
    );
    const property = fc.property(odd, (path) => {
      if (!isOwnPath(path, origin)) return;
      expect(path.startsWith('/')).toBe(true);
      expect(new URL(path, origin).origin).toBe(origin);
    });
    fc.assert(property, { numRuns: 3000 });
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'book',
    '',
    'https://hotel.example/book',
    ' /book',
  ])('refuses %j', (path) => {
    expect(isOwnPath(path, origin)).toBe(false);
  });
});
