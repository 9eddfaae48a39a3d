/** A file as a generator wants it. */
export interface Change {
  /** From the root of the project. */
  path: string;
  text: string;
  /** Refused where the file exists already. */
  isNew: boolean;
}

/** Reads a file of the project by its path from the root; undefined where there is none. */
export type Read = (path: string) => string | undefined;

/** What a generator leaves to be done by hand, and the files it wants. */
export interface Draft {
  changes: Change[];
  /** Types that it brings, each with the file that knows all of its sort. */
  types?: { name: string; file: string }[];
  /** What the writer does next, one sentence each. */
  next: string[];
}

/** The generator cannot go on; the message names the cause and the remedy. */
export class CannotMake extends Error {}

/** A file that is not there yet. */
export function newFile(path: string, text: string): Change {
  return { path, text: `${text.trim()}\n`, isNew: true };
}

/** A file that is there, written differently. */
export function changedFile(read: Read, path: string, alter: (text: string) => string): Change {
  const text = read(path);
  if (text === undefined)
    throw new CannotMake(`${path} is gone: this generator has to learn where its lines belong.`);
  return { path, text: alter(text), isNew: false };
}

/** Puts text before the first place where an anchor stands. */
export function before(anchor: string, added: string): (text: string) => string {
  return (text) => {
    const at = placeOf(text, anchor);
    return text.slice(0, at) + added + text.slice(at);
  };
}

/** Puts text after the first place where an anchor stands. */
export function after(anchor: string, added: string): (text: string) => string {
  return (text) => {
    const at = placeOf(text, anchor) + anchor.length;
    return text.slice(0, at) + added + text.slice(at);
  };
}

/** Puts an import behind the imports that a file has. */
export function importing(line: string): (text: string) => string {
  return (text) => {
    const last = [...text.matchAll(/^(?:import|\} from) .*;$/gm)].at(-1);
    if (last === undefined) return `${line}\n${text}`;
    const at = last.index + last[0].length;
    return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
  };
}

/** One alteration after the other. */
export function inTurn(...steps: readonly ((text: string) => string)[]): (text: string) => string {
  return (text) => steps.reduce((changed, step) => step(changed), text);
}

function placeOf(text: string, anchor: string): number {
  const at = text.indexOf(anchor);
  if (at === -1)
    throw new CannotMake(
      `The line "${anchor.trim()}" is gone: this generator has to learn where its lines belong.`,
    );
  return at;
}
