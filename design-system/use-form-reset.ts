import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Tells a control that its form starts anew; native controls notice by themselves, ours that hold a state do not. */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  const startAnew = useEffectEvent(onReset);
  useEffect(() => {
    const form = element.current?.closest('form');
    const listen = () => startAnew();
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  }, [element]);
}
