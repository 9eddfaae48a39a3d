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
    first.saveTypedDetails({ guestFirstName: 'Meera' });
    vi.resetModules();
    const second = await afresh();
    expect(second.readTypedDetails().get('guestFirstName')).toBe('Meera');
    second.clearTypedDetails();
    expect(second.readTypedDetails().size).toBe(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is in memory where the browser refuses storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { saveTypedDetails, readTypedDetails } = await afresh();
    saveTypedDetails({ guestFirstName: 'Meera' });
    expect(readTypedDetails().get('guestFirstName')).toBe('Meera');
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
    const { saveTypedDetails, readTypedDetails } = await afresh();
    saveTypedDetails({ guestFirstName: 'Meera' });
    expect(readTypedDetails().size).toBe(0);
  });

  it.each(['null', '[1]', '"text"', '{"guestEmail":7}', '{'])(
    'ignores what it did not write: %s',
    async (text) => {
      sessionStorage.setItem('verandah.typed-details', text);
      const { readTypedDetails } = await afresh();
      expect([...readTypedDetails().values()].every((value) => typeof value === 'string')).toBe(true);
      expect(readTypedDetails().get('guestEmail')).toBeUndefined();
    },
  );
});
