import type { RequestHandler } from 'msw';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { setNetworkMessage } from '../../site/api/request.ts';
import type { SiteRouter } from '../../site/app/open-router.ts';
import { Site } from '../../site/app/site.tsx';
import { openSite, type SiteContent } from '../../site/test-content/open-site.ts';
import { interfaceIn, type LocaleName } from '../locales/locales.ts';
import { setClock } from './clock.ts';
import type { Guest, TextKey } from './guest.ts';
import { hotel } from './hotel.ts';
import type { Answer } from './network/answers.ts';
import { createHandlers, type Network } from './network/handlers.ts';

/** One state of one screen. */
export interface ScreenState {
  /** Where in the site it is. */
  address: string;
  /** What the navigation to it carried along. */
  state?: unknown;
  /** What the server says; what is not named here is the example of its schema. */
  answers?: readonly Answer[];
  /** Of the hotel; two small houses where nothing else is said. */
  content?: SiteContent;
  /** The content of the page does not come. */
  isLost?: boolean;
  /** What the guest does once the screen is there. */
  interact?: (guest: Guest) => Promise<void>;
  /** The text that tells this state from the others. */
  shows?: TextKey;
  /** The same, where it is in words of the hotel or the server. */
  says?: string;
}

interface ScreenProps extends ScreenState {
  locale: LocaleName;
  network: Network;
  /** The moment at which the guest looks. */
  now: string;
  /** Lets these handlers stand where the network is. */
  serve?: (handlers: readonly RequestHandler[]) => Promise<void>;
}

/** The whole site of a hotel at one address, as a guest meets it; nothing in it is made for stories but the network and the clock. */
export function Screen({
  address,
  state,
  answers = [],
  content = hotel,
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
    const setRight = setClock(now);
    const goOnline = network === 'offline' ? goOffline() : undefined;
    let isLeft = false;
    void start();
    return () => {
      isLeft = true;
      goOnline?.();
      setRight();
    };

    async function start(): Promise<void> {
      try {
        await serve(createHandlers(answers, network));
        const opened = await openSite({ address, state, content, isLost });
        if (!isLeft) setRouter(opened);
      } catch (error) {
        setFault(() => error);
      }
    }
    // A state is drawn once; whoever shows another one gives it another key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as said above
  }, []);
  setNetworkMessage(interfaceIn(locale).t('failures.network'));

  if (fault !== undefined) throw fault;
  if (!router) return null;
  return (
    <I18nextProvider i18n={interfaceIn(locale)}>
      <Site router={router} shell={content.shell} />
    </I18nextProvider>
  );
}

/** Where there is no service worker there is no such module either. */
async function serveByWorker(handlers: readonly RequestHandler[]): Promise<void> {
  const { serve } = await import('./network/worker.ts');
  await serve(handlers);
}

/** The browser's own word for it; gives back how to take it back. */
function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  dispatchEvent(new Event('offline'));
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
  };
}
