import { useState } from 'react';
import { createAttempts, tabStorage, type Attempts } from './attempts.ts';

/** The attempts of a screen, kept over reloads in the tab's own storage. */
export function useAttempts(): Attempts {
  const [attempts] = useState(() => createAttempts(tabStorage()));
  return attempts;
}
