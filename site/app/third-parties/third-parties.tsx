import type { Shell } from '#schemas/published';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { consent } from './consent.ts';
import { ConsentBar } from './consent-bar.tsx';
import { followWithdrawal, startThirdParties } from './start-third-parties.ts';

interface ThirdPartiesProps {
  hotel: Shell['hotel'];
  /** Pages of one guest run no third-party script and do not ask for consent by themselves. */
  isPersonal: boolean;
}

export default function ThirdParties({ hotel, isPersonal }: ThirdPartiesProps): ReactNode {
  const asking = useSyncExternalStore(consent.subscribe, consent.asking);
  const choice = useSyncExternalStore(consent.subscribe, consent.choice);
  // Navigation between personal and other pages loads a new document, so this never changes.
  useEffect(() => (isPersonal ? undefined : startThirdParties(hotel, consent)), [hotel, isPersonal]);
  // After the tag, which must receive the withdrawal before the document reloads.
  useEffect(() => followWithdrawal(consent), []);

  if (hotel.googleTagId === undefined || asking === 'no') return null;
  if (asking === 'first' && isPersonal) return null;
  return <ConsentBar asking={asking} choice={choice} onChoose={consent.choose} onClose={consent.close} />;
}
