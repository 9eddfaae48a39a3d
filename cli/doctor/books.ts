import { inspectBooks, type ProvenBooks } from '#server/books';
import { ConfigError, loadConfig } from '#server/config';
import { failure, type Finding, ok, reasonOf } from './finding.ts';

/** Contradictions that are listed; more of them say nothing more about the cause. */
const MOST_LISTED = 20;

/** Proves the books of the configured database: accounts, refunds, documents and nights. */
export async function checkBooks(
  env: Readonly<Partial<Record<string, string>>> = process.env,
): Promise<Finding[]> {
  try {
    const books = await inspectBooks(loadConfig(env));
    return 'why' in books
      ? [failure('Books', `cannot be proven: ${books.why.replace(/\.$/, '')}`, 'correct that first')]
      : findingsOf(books);
  } catch (error) {
    if (error instanceof ConfigError)
      return [failure('Environment', reasonOf(error), `correct ${error.variable}, or unset it`)];
    return [
      failure(
        'Books',
        `cannot be read (${reasonOf(error)})`,
        'run verandah doctor, and correct what it finds',
      ),
    ];
  }
}

function findingsOf({ bookings, entries, nights, faults }: ProvenBooks): Finding[] {
  const counted = `${count(bookings, 'booking')}, ${count(entries, 'entry', 'entries')}, ${count(nights, 'night')} of stock`;
  if (faults.length === 0) return [ok('Books', `agree: ${counted}`)];
  const remedy = 'send this list to who runs the server; no booking is changed by it';
  return [
    ...faults.slice(0, MOST_LISTED).map((fault) => failure('Books', fault, remedy)),
    failure('Books', `${count(faults.length, 'contradiction')} in all, in ${counted}`, remedy),
  ];
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
