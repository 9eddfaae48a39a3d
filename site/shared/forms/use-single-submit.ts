import { useRef, type BaseSyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Submits a form once at a time: validation takes a moment, and a second press would send twice. */
export function useSingleSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<void>,
): (event?: BaseSyntheticEvent) => void {
  const isUnderway = useRef(false);
  return (event) => {
    event?.preventDefault();
    if (isUnderway.current) return;
    isUnderway.current = true;
    const submission = form.handleSubmit(send)();
    void submission.finally(() => {
      isUnderway.current = false;
    });
  };
}
