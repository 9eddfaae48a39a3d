import type { Shell } from '#schemas/published';
import type { Choice, Consent } from './consent.ts';
import { clearThirdPartyStorage } from './clear-third-party-storage.ts';
import { analyticsScript, tagScript } from './script-addresses.ts';
import { openTagQueue, tellTag } from './tag-queue.ts';

type Hotel = Pick<Shell['hotel'], 'googleTagId' | 'privacyTags' | 'analytics'>;

export interface HostPage {
  addScript: (address: string) => void;
  queue: unknown[];
  /** Reloads the document: a script that has run cannot be removed otherwise. */
  reload: () => void;
  clearThirdPartyStorage: () => void;
}

const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

/** Loads the configured scripts, sends them the guest's choice, and follows every change of it. */
export function startThirdParties(
  hotel: Hotel,
  consent: Consent,
  page: HostPage = browserPage(),
): () => void {
  const { analytics, googleTagId, privacyTags } = hotel;
  const analyticsAddress = analytics?.enabled === true ? analyticsScript(analytics.domain) : undefined;
  if (analyticsAddress !== undefined) page.addScript(analyticsAddress);
  const tagAddress = googleTagId === undefined ? undefined : tagScript(googleTagId);
  if (googleTagId === undefined || tagAddress === undefined) return () => undefined;

  let isLoaded = false;
  const follow = () => {
    const choice = consent.choice();
    if (isLoaded && choice !== undefined) tellTag(page.queue, 'consent', 'update', signals(choice));
    if (isLoaded || (privacyTags === 'after-consent' && choice !== 'granted')) return;
    isLoaded = true;
    tellTag(page.queue, 'consent', 'default', signals('denied'));
    if (choice === 'granted') tellTag(page.queue, 'consent', 'update', signals('granted'));
    startTag(page, googleTagId);
    page.addScript(tagAddress);
  };
  follow();
  return consent.subscribe(follow);
}

/** Clears third-party storage and reloads when a guest withdraws their consent. */
export function followWithdrawal(consent: Consent, page: HostPage = browserPage()): () => void {
  let before = consent.choice();
  return consent.subscribe(() => {
    const isWithdrawn = before === 'granted' && consent.choice() === 'denied';
    before = consent.choice();
    if (!isWithdrawn) return;
    page.clearThirdPartyStorage();
    page.reload();
  });
}

function signals(choice: Choice): Record<string, Choice> {
  return Object.fromEntries(SIGNALS.map((signal) => [signal, choice]));
}

function startTag(page: HostPage, tagId: string): void {
  if (tagId.startsWith('GTM-')) {
    page.queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    return;
  }
  tellTag(page.queue, 'js', new Date());
  tellTag(page.queue, 'config', tagId);
}

function browserPage(): HostPage {
  return {
    queue: openTagQueue(),
    addScript(address) {
      const script = document.createElement('script');
      script.async = true;
      script.src = address;
      document.head.append(script);
    },
    reload: () => location.reload(),
    clearThirdPartyStorage: () => clearThirdPartyStorage(document, [localStorage, sessionStorage]),
  };
}
