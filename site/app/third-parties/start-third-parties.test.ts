import { describe, expect, it, vi } from 'vitest';
import { type Choice, CONSENT_KEY, createConsent } from './consent.ts';
import { followWithdrawal, type HostPage, startThirdParties } from './start-third-parties.ts';

const TAG = 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3';
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const GRANTED = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};
const tagged = { googleTagId: 'GTM-AB12CD3', privacyTags: 'always' } as const;

function browser(choice?: Choice) {
  const kept = new Map(choice ? [[CONSENT_KEY, choice]] : []);
  const scripts: string[] = [];
  const page = {
    scripts,
    queue: [] as unknown[],
    addScript: (address: string) => void scripts.push(address),
    reload: vi.fn<() => void>(),
    clearThirdPartyStorage: vi.fn<() => void>(),
  } satisfies HostPage & { scripts: string[] };
  const consent = createConsent(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value as Choice),
  }));
  return { page, consent, kept };
}

/** The commands that the tag manager was given; an event is not one. */
const commands = (queue: unknown[]) =>
  queue.flatMap((entry) => (String(entry) === '[object Arguments]' ? [[...(entry as IArguments)]] : []));

describe('a tag', () => {
  it('loads with every signal denied before the guest chooses', () => {
    const { page, consent } = browser();
    startThirdParties(tagged, consent, page);
    expect(page.scripts).toEqual([TAG]);
    expect(commands(page.queue)).toEqual([['consent', 'default', DENIED]]);
  });

  it('hears of the choice, each time it changes', () => {
    const { page, consent } = browser();
    startThirdParties(tagged, consent, page);
    consent.choose('granted');
    consent.choose('denied');
    expect(commands(page.queue).slice(1)).toEqual([
      ['consent', 'update', GRANTED],
      ['consent', 'update', DENIED],
    ]);
    expect(page.scripts).toEqual([TAG]);
  });

  it('knows at once what was chosen on another day', () => {
    const { page, consent } = browser('granted');
    startThirdParties(tagged, consent, page);
    expect(commands(page.queue)).toEqual([
      ['consent', 'default', DENIED],
      ['consent', 'update', GRANTED],
    ]);
  });

  it('waits for consent where the operator says so', () => {
    const { page, consent } = browser();
    startThirdParties({ ...tagged, privacyTags: 'after-consent' }, consent, page);
    consent.choose('denied');
    expect([page.scripts, page.queue]).toEqual([[], []]);
    consent.choose('granted');
    expect(page.scripts).toEqual([TAG]);
  });

  it('is started in its own way when it is a single one', () => {
    const { page, consent } = browser();
    startThirdParties({ ...tagged, googleTagId: 'G-AB12CD34EF' }, consent, page);
    expect(commands(page.queue).slice(1)).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-AB12CD34EF'],
    ]);
  });
});

describe('analytics', () => {
  it('load when they are enabled, and need no choice', () => {
    const { page, consent } = browser();
    const analytics = { domain: 'stats.hotel.example', enabled: true };
    startThirdParties({ privacyTags: 'always', analytics }, consent, page);
    startThirdParties({ privacyTags: 'always', analytics: { ...analytics, enabled: false } }, consent, page);
    expect(page.scripts).toEqual(['https://stats.hotel.example/script.js']);
    expect(page.queue).toEqual([]);
  });
});

describe('followWithdrawal', () => {
  it('forgets and loads the document again when consent is taken back, and only then', () => {
    const { page, consent } = browser();
    followWithdrawal(consent, page);
    consent.choose('denied');
    consent.choose('granted');
    expect(page.reload).not.toHaveBeenCalled();
    consent.choose('denied');
    expect(page.clearThirdPartyStorage).toHaveBeenCalledOnce();
    expect(page.reload).toHaveBeenCalledOnce();
  });
});

describe('createConsent', () => {
  it('keeps one key, and asks until there is a choice', () => {
    const { consent, kept } = browser();
    expect([consent.asking(), kept.size]).toEqual(['first', 0]);
    consent.choose('denied');
    expect([consent.asking(), [...kept]]).toEqual(['no', [[CONSENT_KEY, 'denied']]]);
    consent.askAgain();
    expect([consent.asking(), consent.choice()]).toEqual(['again', 'denied']);
  });

  it('works in a browser that keeps nothing', () => {
    const consent = createConsent(() => {
      throw new Error('SecurityError');
    });
    consent.choose('denied');
    expect([consent.asking(), consent.choice()]).toEqual(['no', 'denied']);
  });
});
