import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

type LoadState = 'loading' | 'loaded' | 'failed';
type Listener = (event: SyntheticEvent<HTMLImageElement>) => void;

interface Listeners {
  onLoad?: Listener | undefined;
  onError?: Listener | undefined;
}

/** The state of a picture, including one that loaded or failed before hydration. */
export function useLoadState(address: string, { onLoad, onError }: Listeners) {
  const image = useRef<HTMLImageElement>(null);
  const [settled, setSettled] = useState<{ address: string; state: LoadState }>();

  useEffect(() => {
    if (image.current?.complete !== true) return;
    setSettled({ address, state: image.current.naturalWidth > 0 ? 'loaded' : 'failed' });
  }, [address]);

  return {
    ref: image,
    state: settled?.address === address ? settled.state : 'loading',
    onLoad(event: SyntheticEvent<HTMLImageElement>) {
      setSettled({ address, state: 'loaded' });
      onLoad?.(event);
    },
    onError(event: SyntheticEvent<HTMLImageElement>) {
      setSettled({ address, state: 'failed' });
      onError?.(event);
    },
  };
}
