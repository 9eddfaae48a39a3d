import { CannotMake } from './change.ts';

/** One name in the ways that files, types and values write it. */
export interface Names {
  /** `stay-note` */
  kebab: string;
  /** `StayNote` */
  pascal: string;
  /** `stayNote` */
  camel: string;
  /** `Stay note` */
  words: string;
}

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Takes a name in small letters, digits and hyphens; refuses any other. */
export function namesOf(given: string): Names {
  if (!KEBAB.test(given))
    throw new CannotMake(`A name has small letters, digits and hyphens, such as stay-note; not "${given}".`);
  const parts = given.split('-');
  const pascal = parts.map(capital).join('');
  return {
    kebab: given,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: capital(parts.join(' ')),
  };
}

/** The next number of a series of files such as `0007-why.md`, with four digits. */
export function nextNumber(files: readonly string[]): string {
  const numbers = files.map((file) => Number.parseInt(file, 10)).filter((number) => !Number.isNaN(number));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
