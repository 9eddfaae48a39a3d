import { useState } from 'react';
import { createAttempts, tabStorage, type Attempts } from './attempts.ts';

export function useAttempts(): Attempts {
  const [attempts] = useState(() => createAttempts(tabStorage()));
  return attempts;
}
