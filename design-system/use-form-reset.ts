import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the form is reset; native controls reset by themselves, stateful ones do not. */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  const startAnew = useEffectEvent(onReset);
  useEffect(() => {
    const form = element.current?.closest('form');
    const listen = () => startAnew();
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  }, [element]);
}
