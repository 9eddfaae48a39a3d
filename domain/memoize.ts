/**
 * Memoizes a slow, pure function of a text. When it holds `most` results it is cleared, so that input cannot
 * make it grow without limit.
 */
export function memoize<Answer>(
  answer: (question: string) => Answer,
  most = 2000,
): (question: string) => Answer {
  const known = new Map<string, Answer>();
  return (question) => {
    const remembered = known.get(question);
    if (remembered !== undefined) return remembered;
    const fresh = answer(question);
    if (known.size >= most) known.clear();
    known.set(question, fresh);
    return fresh;
  };
}
