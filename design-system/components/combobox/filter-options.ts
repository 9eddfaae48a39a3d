import { digitsOf } from '../../digits.ts';

export interface ComboboxOption {
  /** What the field holds when it is chosen. */
  value: string;
  /** The name, as shown and typed. */
  label: string;
  /** A short note at the end of the line, such as "+49". Typing it finds the option. */
  detail?: string;
  /** Further words that find it and are not shown, such as "DE" or "Deutschland". */
  keywords?: readonly string[];
  /** Comes after the others that the text finds as well: Guernsey after the United Kingdom for "+44". */
  isLesser?: boolean;
}

/**
 * The options that a typed text finds, the best first: what is typed in full, then what begins with it, then a later
 * word that begins with it, then what contains it. Case, accents, a plus and the script of digits make no difference.
 * Without text all, in their order.
 */
export function filterOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const text = plain(typed);
  if (text === '') return options;
  const ranks = options.map((option) => ({ option, rank: rankOf(option, text) }));
  return (
    ranks
      .filter(({ rank }) => rank < NOT_FOUND)
      // Sorting is stable: options of one rank keep their order.
      .toSorted((left, right) => left.rank - right.rank || lesser(left.option) - lesser(right.option))
      .map(({ option }) => option)
  );
}

/** The first option that is typed in full, in any of its words. */
export function exactOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const text = plain(typed);
  return text === '' ? undefined : options.find((option) => rankOf(option, text) === 0);
}

const lesser = ({ isLesser = false }: ComboboxOption): number => Number(isLesser);

const NOT_FOUND = 4;

function rankOf({ label, detail = '', keywords = [] }: ComboboxOption, text: string): number {
  const name = plain(label);
  const [note, ...others] = [plain(detail), ...keywords.map(plain)];
  const all = [name, note, ...others];
  if (all.includes(text)) return 0;
  if (all.some((word) => word?.startsWith(text))) return 1;
  if (name.split(/[\s\-(]/u).some((word) => word.startsWith(text))) return 2;
  // Two letters are in half of all names, and digits in the middle of a dialling code help nobody.
  return text.length > 2 && name.includes(text) ? 3 : NOT_FOUND;
}

function plain(text: string): string {
  const bare = text
    .normalize('NFD')
    .replaceAll(/[\p{Mn}\p{Cf}]/gu, '')
    .toLowerCase()
    .trim();
  const digits = digitsOf(bare);
  // "+49", "0049" and "49" are one dialling code.
  return digits !== '' && /^[+\p{Nd}\s]+$/u.test(bare) ? digits.replace(/^00/u, '') : bare;
}
