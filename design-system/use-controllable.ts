import { useState } from 'react';

/** A value that a parent may control. */
export interface Controllable<Value> {
  value: Value | undefined;
  defaultValue: Value;
  onValueChange: ((value: Value) => void) | undefined;
}

/** The current value and its setter, controlled or not. */
export function useControllable<Value>({ value, defaultValue, onValueChange }: Controllable<Value>) {
  const [own, setOwn] = useState(defaultValue);
  function change(next: Value) {
    if (value === undefined) setOwn(next);
    onValueChange?.(next);
  }
  return [value ?? own, change] as const;
}
