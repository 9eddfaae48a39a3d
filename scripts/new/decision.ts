import { type Draft, newFile } from './change.ts';
import { type Names, nextNumber } from './names.ts';

/** A decision: what stood before it, what was chosen, why, and what it costs. */
export function decision({ kebab, words }: Names, existing: readonly string[]): Draft {
  const number = nextNumber(existing);
  const path = `docs/decisions/${number}-${kebab}.md`;
  return {
    changes: [
      newFile(
        path,
        `
# ${number}: ${words}

**Situation.** What there was, and what it could not do.

**Decision.** What was chosen, and where it stands.

**Why.** What it gives, and what else was tried.

**Price.** What it costs, and what would make us choose again.
`,
      ),
    ],
    next: [`Write ${path}.`],
  };
}
