import { useState } from 'react';
import { createAttempts, type Attempts } from './attempts.ts';
import { tabStorage } from './browser-storage.ts';

export function useAttempts(): Attempts {
  const [attempts] = useState(() => createAttempts(tabStorage()));
  return attempts;
}
