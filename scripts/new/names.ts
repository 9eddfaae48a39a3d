import { runInNewContext, Script } from 'node:vm';

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

/** A new thing cannot be made; the message names the cause and the remedy. */
export class CannotMake extends Error {}

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LENGTH = { min: 2, max: 40 };
/** The global types of TypeScript that the project uses. */
const TYPES_OF_THE_LANGUAGE = [
  'Awaited',
  'Exclude',
  'Extract',
  'Omit',
  'Partial',
  'Pick',
  'Readonly',
  'Record',
];

/** Accepts lower-case letters, digits and hyphens. */
export function namesOf(given: string): Names {
  const shown = JSON.stringify(given.length > LENGTH.max ? `${given.slice(0, LENGTH.max)}…` : given);
  if (!KEBAB.test(given))
    throw new CannotMake(`A name has small letters, digits and hyphens, such as stay-note; not ${shown}.`);
  if (given.length < LENGTH.min || given.length > LENGTH.max)
    throw new CannotMake(
      `A name has ${LENGTH.min} to ${LENGTH.max} letters; ${shown} has ${given.length}. Choose another name.`,
    );
  const parts = given.split('-');
  const pascal = parts.map(capital).join('');
  return {
    kebab: given,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: capital(parts.join(' ')),
  };
}

/** False for reserved and global names such as `class` and `map`. */
export function isFreeInCode({ camel, pascal }: Names): boolean {
  return isFreeValue(camel) && !isTypeOfTheLanguage(pascal);
}

/** The next number of a series such as `0007-why.md`, with four digits. */
export function nextNumber(files: readonly string[]): string {
  const numbers = files.map((file) => Number.parseInt(file, 10)).filter((number) => !Number.isNaN(number));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Compiled, not run: the engine knows its reserved words. */
function isFreeValue(camel: string): boolean {
  // Every object has it, so a list of names would seem to have it too.
  if (camel in {}) return false;
  try {
    return new Script(`(async () => { 'use strict'; let ${camel}; })`) instanceof Script;
  } catch {
    return false;
  }
}

function isTypeOfTheLanguage(pascal: string): boolean {
  // A fresh context has the language's own globals only.
  const values = String(runInNewContext('Object.getOwnPropertyNames(globalThis)')).split(',');
  return [...values, ...TYPES_OF_THE_LANGUAGE].includes(pascal);
}
