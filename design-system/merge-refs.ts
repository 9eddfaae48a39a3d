import type { Ref } from 'react';

/** One ref that fills two: the component's and the caller's. */
export function mergeRefs<Value>(first: Ref<Value>, second: Ref<Value> | undefined): Ref<Value> {
  if (second === undefined || second === null) return first;
  return (value) => {
    const forgetFirst = fill(first, value);
    const forgetSecond = fill(second, value);
    return () => {
      forgetFirst();
      forgetSecond();
    };
  };
}

function fill<Value>(ref: Ref<Value>, value: Value | null): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(value);
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null);
  }
  if (ref !== null) ref.current = value;
  return () => {
    if (ref !== null) ref.current = null;
  };
}
