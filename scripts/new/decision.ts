import { CannotMake, type Draft, newFile } from './change.ts';
import { type Names, nextNumber } from './names.ts';

/** A decision: what stood before it, what was chosen, what it costs, and what else was tried. */
export function decision({ kebab, words }: Names, existing: readonly string[]): Draft {
  const same = existing.find((file) => /^\d+-(.*)\.md$/.exec(file)?.[1] === kebab);
  if (same !== undefined) throw new CannotMake(`docs/decisions/${same} is called so. Choose another name.`);
  const number = nextNumber(existing);
  const path = `docs/decisions/${number}-${kebab}.md`;
  return {
    changes: [
      newFile(
        path,
        `
# ${number}: ${words}

**TL;DR** What was chosen, in one sentence.

**Context.** What there was, and what it could not do.

**Decision.** What was chosen, and where it stands.

**Consequences.** What it gives, what it costs, and what would make us choose again.

**Rejected.** What else was tried, with the reason.

**Status.** Proposed.
`,
      ),
    ],
    next: [`Write ${path}.`],
  };
}
