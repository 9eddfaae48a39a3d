import type { RequestHandler } from 'msw';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { setPageLanguage } from '../../site/api/request.ts';
import { serverClock } from '../../site/api/server-clock.ts';
import '../../site/app/print.css.ts';
import type { SiteRouter } from '../../site/app/open-router.ts';
import { Site } from '../../site/app/site.tsx';
import { openSite, type SiteContent } from '../../site/test-content/open-site.ts';
import { interfaceIn, type LocaleName } from '../locales/locales.ts';
import { setClock } from './clock.ts';
import { searchMemory } from '../../site/shared/stay-search/search-memory.ts';
import type { Guest, TextKey } from './guest.ts';
import { hotel } from './hotel.ts';
import type { Answer } from './network/answers.ts';
import { createHandlers, type Network } from './network/handlers.ts';

export interface ScreenState {
  /** The address on the site. */
  address: string;
  /** The navigation state. */
  state?: unknown;
  /** The server's answers. Other endpoints answer with the example of their schema. */
  answers?: readonly Answer[];
  /** The hotel's content. By default two small locations. */
  content?: SiteContent;
  /** How far the device's clock is ahead of the server's. */
  deviceAheadMinutes?: number;
  /** The page's content fails to load. */
  isLost?: boolean;
  /** What the guest does after the screen has loaded. */
  interact?: (guest: Guest) => Promise<void>;
  /** A text that only this state shows. */
  shows?: TextKey;
  /** The same, as a text of the hotel or the server. */
  says?: string;
}

interface ScreenProps extends ScreenState {
  locale: LocaleName;
  network: Network;
  /** The time of the visit. */
  now: string;
  serve?: (handlers: readonly RequestHandler[]) => Promise<void>;
}

/** The whole site of a hotel at one address. Only the network and the clock are simulated. */
export function Screen({
  address,
  state,
  answers = [],
  content = hotel,
  deviceAheadMinutes = 0,
  isLost = false,
  locale,
  network,
  now,
  serve = serveByWorker,
}: ScreenProps) {
  const [router, setRouter] = useState<SiteRouter>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    sessionStorage.clear();
    // The device keeps the last search, which would fill in the forms of other stories.
    searchMemory.clear();
    const clock = setClock(now, deviceAheadMinutes);
    serverClock.reset();
    const goOnline = network === 'offline' ? goOffline() : undefined;
    let isLeft = false;
    void start();
    return () => {
      isLeft = true;
      goOnline?.();
      clock.reset();
      serverClock.reset();
    };

    async function start(): Promise<void> {
      try {
        await serve(createHandlers(answers, network, clock.serverNow));
        const opened = await openSite({ address, state, content, isLost });
        if (!isLeft) setRouter(opened);
      } catch (error) {
        setFault(() => error);
      }
    }
    // A state is drawn once; whoever shows another one gives it another key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as said above
  }, []);
  const texts = interfaceIn(locale);
  setPageLanguage({ language: texts.language, networkMessage: texts.t('failures.network') });

  if (fault !== undefined) throw fault;
  if (!router) return null;
  // The site's root, by which its rules for paper know it.
  return (
    <I18nextProvider i18n={interfaceIn(locale)}>
      <div id="root">
        <Site router={router} shell={content.shell} />
      </div>
    </I18nextProvider>
  );
}

/** Without service workers this module does not exist. */
async function serveByWorker(handlers: readonly RequestHandler[]): Promise<void> {
  const { serve } = await import('./network/worker.ts');
  await serve(handlers);
}

/** Sets the browser's offline state and returns a function that resets it. */
function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  dispatchEvent(new Event('offline'));
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
  };
}
