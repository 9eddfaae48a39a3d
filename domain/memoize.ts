/**
 * Remembers what a slow, pure question about the calendar was answered: a search asks it again for every offer. When the
 * memory is full it starts anew, so that it cannot grow with what guests type.
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
