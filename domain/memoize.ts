/**
 * Memoizes a slow, pure function of a text. When it holds `most` results it is cleared, so that input cannot
 * make it grow without limit.
 */
export function memoize<Result>(compute: (key: string) => Result, most = 2000): (key: string) => Result {
  const results = new Map<string, Result>();
  return (key) => {
    const cached = results.get(key);
    if (cached !== undefined) return cached;
    const fresh = compute(key);
    if (results.size >= most) results.clear();
    results.set(key, fresh);
    return fresh;
  };
}
