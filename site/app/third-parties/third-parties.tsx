import type { Shell } from '#schemas/published';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { consent } from './consent.ts';
import { ConsentBar } from './consent-bar.tsx';
import { followWithdrawal, startThirdParties } from './start-third-parties.ts';

interface ThirdPartiesProps {
  hotel: Shell['hotel'];
  /** A page of one guest runs nothing of others, and asks nothing by itself. */
  isPersonal: boolean;
}

/** Starts the scripts that the hotel configured and puts the question of consent, where something asks for it. */
export default function ThirdParties({ hotel, isPersonal }: ThirdPartiesProps): ReactNode {
  const asking = useSyncExternalStore(consent.subscribe, consent.asking);
  const choice = useSyncExternalStore(consent.subscribe, consent.choice);
  // A document is personal or not for as long as it lives: between the two kinds a new one is loaded.
  useEffect(() => (isPersonal ? undefined : startThirdParties(hotel, consent)), [hotel, isPersonal]);
  // After the tag, which is told of the withdrawal before the document goes.
  useEffect(() => followWithdrawal(consent), []);

  if (hotel.googleTagId === undefined || asking === 'no') return null;
  if (asking === 'first' && isPersonal) return null;
  return <ConsentBar asking={asking} choice={choice} onChoose={consent.choose} onClose={consent.close} />;
}
