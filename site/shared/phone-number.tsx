import { useEffect, useState } from 'react';
import { useShell } from './use-shell.ts';

interface PhoneNumberProps {
  /** With its dialling code and without spaces: "+919876543210". */
  number: string;
}

/** A phone number as its country writes it. The hotel's numbers come written; those of a guest are written here. */
export function PhoneNumber({ number }: PhoneNumberProps) {
  // Phone numbers run left to right in every language.
  return (
    <bdi dir="ltr" translate="no">
      {useWrittenPhone(number)}
    </bdi>
  );
}

/**
 * A phone number as its country writes it, for a sentence. Loads the number formats of all countries only for a number
 * that the hotel does not have.
 */
export function useWrittenPhone(number: string): string {
  const ours = useShell().writtenPhones[number];
  const [theirs, setTheirs] = useState<{ number: string; written: string }>();
  const isOurs = ours !== undefined;
  useEffect(() => {
    if (isOurs) return undefined;
    let isShown = true;
    const write = async (): Promise<void> => {
      const { writtenPhone } = await import('#schemas/written-phone');
      if (isShown) setTheirs({ number, written: writtenPhone(number) });
    };
    // Without the formats it can still be read.
    write().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [isOurs, number]);
  return ours ?? (theirs?.number === number ? theirs.written : number);
}
