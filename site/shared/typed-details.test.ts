import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());
const afresh = () => import('./typed-details.ts');

describe('what is typed at checkout', () => {
  it('is there after a reload, until it is forgotten', async () => {
    const first = await afresh();
    first.keepTyped({ guestFirstName: 'Meera' });
    vi.resetModules();
    const second = await afresh();
    expect(second.typedDetails().get('guestFirstName')).toBe('Meera');
    second.forgetTyped();
    expect(second.typedDetails().size).toBe(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is in memory where the browser refuses storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { keepTyped, typedDetails } = await afresh();
    keepTyped({ guestFirstName: 'Meera' });
    expect(typedDetails().get('guestFirstName')).toBe('Meera');
  });

  it('is dropped where the storage is full', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: (name: string) => name.endsWith('probe') || full(),
      removeItem: () => undefined,
    });
    const { keepTyped, typedDetails } = await afresh();
    keepTyped({ guestFirstName: 'Meera' });
    expect(typedDetails().size).toBe(0);
  });

  it.each(['null', '[1]', '"text"', '{"guestEmail":7}', '{'])(
    'ignores what it did not write: %s',
    async (text) => {
      sessionStorage.setItem('verandah.typed-details', text);
      const { typedDetails } = await afresh();
      expect([...typedDetails().values()].every((value) => typeof value === 'string')).toBe(true);
      expect(typedDetails().get('guestEmail')).toBeUndefined();
    },
  );
});
