import type { Shell } from '#schemas/published';
import type { Choice, Consent } from './consent.ts';
import { clearThirdPartyStorage } from './clear-third-party-storage.ts';
import { analyticsScript, tagScript } from './script-addresses.ts';

type Hotel = Pick<Shell['hotel'], 'googleTagId' | 'privacyTags' | 'analytics'>;

/** What a document of the site is to scripts of others. */
export interface HostPage {
  addScript: (address: string) => void;
  /** The queue that the tag manager reads, `window.dataLayer`. */
  queue: unknown[];
  /** Loads the document again: a script that has run cannot be taken back otherwise. */
  reload: () => void;
  clearThirdPartyStorage: () => void;
}

/** Every signal of consent that tags ask for. */
const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

/** Loads what the hotel has configured, tells it what the guest has chosen, and follows every change of mind. */
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
    if (isLoaded && choice !== undefined) tell(page, 'consent', 'update', signals(choice));
    if (isLoaded || (privacyTags === 'after-consent' && choice !== 'granted')) return;
    isLoaded = true;
    tell(page, 'consent', 'default', signals('denied'));
    if (choice === 'granted') tell(page, 'consent', 'update', signals('granted'));
    startTag(page, googleTagId);
    page.addScript(tagAddress);
  };
  follow();
  return consent.subscribe(follow);
}

/** Who takes their consent back finds nothing left of it, on whatever page they do so. */
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

/** The first words that a container or a single tag waits for. */
function startTag(page: HostPage, tagId: string): void {
  if (tagId.startsWith('GTM-')) {
    page.queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    return;
  }
  tell(page, 'js', new Date());
  tell(page, 'config', tagId);
}

function tell({ queue }: HostPage, ...words: unknown[]): void {
  queue.push(command.apply(undefined, words as []));
}

/** The tag manager takes an `arguments` object for a command, and an array for data. */
function command(): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
}

function browserPage(): HostPage {
  // Named by the tag manager.
  const owner = globalThis as { dataLayer?: unknown[] };
  owner.dataLayer ??= [];
  return {
    queue: owner.dataLayer,
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
